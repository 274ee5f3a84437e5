/** When what unlocks: the sum of all months as one line, solid until now and dashed from now on. */
import { type KeyboardEvent, useState } from "react";
import { axisTicks } from "../calculator/ticks.ts";
import { formatDay } from "./format.ts";
import { formatTick, timeTicks } from "./time-ticks.ts";
import { useWidth } from "./use-width.ts";
import { type UnlockPoint, unlockedAt } from "./vesting.ts";
import { approximateRflr, formatRflr } from "./wei.ts";

const DAY = 86_400;
/** How far an arrow key goes, in days: a month of the contract. */
const STRIDE = 30;

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

interface UnlockChartProps {
  /** At least two. */
  readonly points: readonly UnlockPoint[];
  /** The chain's time, in seconds since 1970. */
  readonly now: number;
}

/** The timeline. A slider lies over it: tap or drag for any day, arrow keys for a month on or back. */
export function UnlockChart({ points, now }: UnlockChartProps) {
  const [figure, width] = useWidth<HTMLDivElement>(640);
  const [chosen, setChosen] = useState<number>();
  const from = Math.min(points[0]?.at ?? now, now);
  const to = Math.max(points.at(-1)?.at ?? now, now, from + DAY);
  const days = Math.ceil((to - from) / DAY);
  const nowDay = Math.round((now - from) / DAY);
  const day = chosen ?? nowDay;
  const at = day === nowDay ? now : Math.min(from + day * DAY, to);

  const total = points.at(-1)?.wei ?? 0n;
  const unlocked = unlockedAt(points, at);
  const when = at === now ? `Now, ${formatDay(now)}` : formatDay(at);
  const says = `${formatRflr(unlocked, 2)} unlocked, ${formatRflr(total - unlocked, 2)} locked`;

  function step(event: KeyboardEvent) {
    const strides = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (strides === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(day + strides * STRIDE, 0), days));
  }

  return (
    <div ref={figure}>
      <div className="relative">
        <Drawing {...{ points, now, at, from, to, width, total }} />
        <input
          type="range"
          className="chart-scrubber no-print"
          style={{ left: margin.left, width: width - margin.left - margin.right, bottom: margin.bottom }}
          aria-label="Day on the timeline"
          aria-valuetext={`${when}: ${says} RFLR`}
          min={0}
          max={days}
          step={1}
          value={day}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
          onKeyDown={step}
        />
      </div>
      <p className="figures mt-2 text-small">
        <span className="text-muted">{when}:</span>{" "}
        <strong className="font-bold">{formatRflr(unlocked, 2)}</strong>{" "}
        <span className="text-teal">unlocked</span>,{" "}
        <strong className="font-bold">{formatRflr(total - unlocked, 2)}</strong> locked
      </p>
    </div>
  );
}

const margin = { left: 46, right: 12, top: 26, bottom: 30 } as const;

interface DrawingProps extends UnlockChartProps {
  /** The moment that is looked at. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly total: bigint;
}

function Drawing({ points, now, at, from, to, width, total }: DrawingProps) {
  const height = width < 480 ? 250 : 300;
  const base = height - margin.bottom;
  const values = axisTicks(approximateRflr(total));
  const top = values.at(-1) ?? 1;
  const x = (time: number) =>
    margin.left + ((width - margin.left - margin.right) * (time - from)) / (to - from);
  const y = (value: number) => base - ((base - margin.top) * value) / top;
  const dot = (time: number) => y(approximateRflr(unlockedAt(points, time)));
  const path = (line: readonly number[]) =>
    line.map((time) => `${x(time).toFixed(1)},${dot(time).toFixed(1)}`);
  const moments = points.map((point) => point.at);
  const past = path([...moments.filter((time) => time < now), now]);
  const future = path([now, ...moments.filter((time) => time > now)]);
  const nearRight = x(now) > width - 60;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="figures block w-full overflow-visible"
      fill="none"
      aria-hidden
    >
      {values.map((value) => (
        <g key={value}>
          <path
            d={`M${margin.left} ${y(value)}H${width - margin.right}`}
            stroke={value === 0 ? "var(--ink)" : "var(--line)"}
          />
          <text x={margin.left - 8} y={y(value) + 4} textAnchor="end" className="plot-label">
            {compact.format(value)}
          </text>
        </g>
      ))}
      {timeTicks(from, to, Math.max(2, Math.floor(width / 130))).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${base}v5`} stroke="var(--ink)" />
          <text x={x(tick)} y={base + 20} textAnchor={anchor(x(tick), width)} className="plot-label">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <path d={`M${past.join("L")}V${base}H${x(from)}Z`} fill="var(--teal)" fillOpacity="0.16" />
      <path d={`M${future.join("L")}`} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="2 4" />
      <path d={`M${past.join("L")}`} stroke="var(--teal)" strokeWidth="2.25" strokeLinejoin="round" />
      <path d={`M${x(now)} ${base}V${margin.top - 8}`} stroke="var(--ember)" />
      <text
        x={x(now) + (nearRight ? -7 : 7)}
        y={margin.top - 10}
        textAnchor={nearRight ? "end" : "start"}
        className="plot-label plot-label-strong"
      >
        now
      </text>
      {x(now) - margin.left > 110 && (
        <text x={x(now) - 10} y={base - 12} textAnchor="end" className="plot-label">
          unlocked
        </text>
      )}
      {x(to) - x(now) > 110 && (
        <text x={x(to)} y={dot(to) - 10} textAnchor="end" className="plot-label">
          all {compact.format(approximateRflr(total))}
        </text>
      )}
      {at !== now && <path d={`M${x(at)} ${base}V${dot(at)}`} stroke="var(--ink)" strokeDasharray="2 3" />}
      <circle cx={x(at)} cy={dot(at)} r="5.5" fill="var(--ember)" stroke="var(--paper)" strokeWidth="2" />
    </svg>
  );
}

/** Keeps the first and the last mark's words inside the drawing. */
function anchor(x: number, width: number): "start" | "middle" | "end" {
  if (x < margin.left + 24) return "start";
  return x > width - 40 ? "end" : "middle";
}
