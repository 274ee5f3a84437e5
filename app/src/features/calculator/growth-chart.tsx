import { useState } from "react";
import { Plate } from "../../ui/plate.tsx";
import type { Plan, YearRow } from "./compound.ts";
import { formatAmount, formatCompact } from "./format.ts";
import { axisTicks } from "./ticks.ts";

interface GrowthChartProps {
  readonly plan: Plan;
  /** At least one. */
  readonly rows: readonly YearRow[];
  /** A scenario to compare with, drawn as a line of its own. */
  readonly kept: { readonly plan: Plan; readonly rows: readonly YearRow[] } | null;
  readonly unit: string;
}

const width = 800;
const height = 400;
const plot = { left: 72, right: 800, top: 24, bottom: 352 };

/** Principal against interest, by year. A slider lies over the plot: tap it or use the arrow keys. */
export function GrowthChart({ plan, rows, kept, unit }: GrowthChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { years, principal } = plan;
  const at = Math.min(chosen ?? years, years);
  const row = rows[at - 1];
  const balances = [principal, ...rows.map((each) => each.total)];
  const putIn = [principal, ...rows.map((each) => each.principal + each.paidIn)];
  const keptBalances = kept ? [kept.plan.principal, ...kept.rows.map((each) => each.total)] : [];
  const span = Math.max(years, kept?.plan.years ?? 0);
  const ticks = axisTicks(Math.max(...balances, ...putIn, ...keptBalances));
  const top = ticks.at(-1) ?? 1;

  const x = (year: number) => plot.left + ((plot.right - plot.left) * year) / span;
  const y = (value: number) => plot.bottom - ((plot.bottom - plot.top) * value) / top;
  const path = (values: readonly number[]) =>
    values.map((value, year) => `${x(year).toFixed(1)},${y(value).toFixed(1)}`);
  const line = path(balances);
  const base = path(putIn);
  const yearTicks = axisTicks(span, 6).filter((tick) => Number.isInteger(tick) && tick <= span);
  const balance = row?.total ?? principal;
  const putInAt = row ? row.principal + row.paidIn : principal;
  const finalTotal = balances.at(-1) ?? principal;
  const finalPutIn = putIn.at(-1) ?? principal;
  // A band is named where it is thick enough to carry its name.
  const bands = [
    {
      label: "put in",
      x: plot.left + 14,
      y: plot.bottom - 12,
      anchor: "start" as const,
      low: 0,
      high: principal,
    },
    {
      label: "interest",
      x: x(years) - 14,
      y: y(finalPutIn) - 12,
      anchor: "end" as const,
      low: finalPutIn,
      high: finalTotal,
    },
  ].filter((band) => y(band.low) - y(band.high) > 48);
  const flip = x(at) > width - 320;

  return (
    <Plate
      number={1}
      className="mt-10"
      caption="What you put in, and the interest on top of it. Tap a year, or use the arrow keys."
    >
      <div className="relative">
        <svg viewBox={`0 0 ${width} ${height}`} className="figures w-full overflow-visible" aria-hidden>
          {ticks.map((tick) => (
            <g key={tick}>
              <path
                d={`M${plot.left} ${y(tick)}H${plot.right}`}
                stroke={tick === 0 ? "var(--ink)" : "var(--line)"}
                vectorEffect="non-scaling-stroke"
              />
              <text x={plot.left - 10} y={y(tick) + 6} textAnchor="end" className="chart-label">
                {formatCompact(tick)}
              </text>
            </g>
          ))}
          {yearTicks.map((tick) => (
            <text
              key={tick}
              x={x(tick)}
              y={plot.bottom + 32}
              textAnchor={tick === span ? "end" : "middle"}
              className="chart-label"
            >
              {tick === 0 ? "start" : tick}
            </text>
          ))}
          <path
            d={`M${x(0)} ${plot.bottom}L${base.join("L")}L${x(years)},${plot.bottom}Z`}
            fill="var(--teal)"
            fillOpacity="0.16"
          />
          <path
            d={`M${line.join("L")}L${base.toReversed().join("L")}Z`}
            fill="var(--ember)"
            fillOpacity="0.12"
          />
          <path
            d={`M${base.join("L")}`}
            fill="none"
            stroke="var(--teal)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          {kept && <KeptLine points={path(keptBalances)} />}
          <path
            d={`M${line.join("L")}`}
            fill="none"
            stroke="var(--ember)"
            strokeWidth="2.25"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {bands.map((band) => (
            <text key={band.label} x={band.x} y={band.y} textAnchor={band.anchor} className="chart-label">
              {band.label}
            </text>
          ))}
          <path
            d={`M${x(at)} ${plot.bottom}V${y(balance)}`}
            stroke="var(--ink)"
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
          <circle
            cx={x(at)}
            cy={y(balance)}
            r="6"
            fill="var(--ember)"
            stroke="var(--paper)"
            strokeWidth="2"
          />
          <text
            x={x(at) + (flip ? -14 : 14)}
            y={Math.max(y(balance) - 12, 14)}
            textAnchor={flip ? "end" : "start"}
            className="chart-label chart-label-strong"
          >
            Year {at}: {formatAmount(balance)}
          </text>
        </svg>
        <input
          type="range"
          className="chart-scrubber"
          style={{ left: `${(plot.left / width) * 100}%`, right: `${100 - (x(years) / width) * 100}%` }}
          aria-label="Year on the chart"
          aria-valuetext={`Year ${at}: ${formatAmount(balance)} ${unit}, of which interest ${formatAmount(balance - putInAt)}`}
          min={0}
          max={years}
          step={1}
          value={at}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
        />
      </div>
      <p className="figures mt-2 text-small">
        <span className="text-muted">After year {at}:</span> {formatAmount(putInAt)}{" "}
        <span className="text-teal">put in</span> {balance < putInAt ? "−" : "+"}{" "}
        {formatAmount(Math.abs(balance - putInAt))} <span className="text-ember">interest</span> ={" "}
        <strong className="font-bold">{formatAmount(balance)}</strong> {unit}
      </p>
    </Plate>
  );
}

/** Scenario A: its balance as a dashed line, named in its second half, where lines have parted. */
function KeptLine({ points }: { readonly points: readonly string[] }) {
  const [x = "0", y = "0"] = points.at(Math.floor(points.length * 0.6))?.split(",") ?? [];
  // Under the line where there is room above the axis, over it otherwise.
  const below = plot.bottom - Number(y) > 60 ? 34 : -16;
  return (
    <>
      <path
        d={`M${points.join("L")}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.75"
        strokeDasharray="5 5"
        vectorEffect="non-scaling-stroke"
      />
      <text x={x} y={Number(y) + below} textAnchor="middle" className="chart-label chart-label-halo">
        scenario A
      </text>
    </>
  );
}
