import type { MouseEvent, PointerEvent, Ref } from "react";
import { balanceAfter } from "../calculator/compound.ts";
import { RANGE, type Setting, START } from "./instrument.ts";

/** The drawing's own coordinates: the sheet, and the window of the plot on it. */
export const plotBox = { width: 640, height: 400, left: 4, right: 600, top: 26, bottom: 368 } as const;

interface InstrumentPlotProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly setting: Setting;
  readonly onDrag: (event: PointerEvent) => void;
  readonly onPick: (event: MouseEvent) => void;
}

function x(year: number): number {
  return plotBox.left + ((plotBox.right - plotBox.left) * year) / RANGE.years;
}

function y(total: number): number {
  return plotBox.bottom - ((plotBox.bottom - plotBox.top) * total) / RANGE.total;
}

/** The points of the curve between two years, a quarter of a year apart. */
function curve(apr: number, from: number, to: number): string {
  const points: string[] = [];
  for (let year = from; year <= to + 1e-9; year += 0.25) {
    points.push(
      `${x(year).toFixed(1)} ${y(balanceAfter({ principal: START, apr, years: year })).toFixed(1)}`,
    );
  }
  return points.join("L");
}

/** The drawing. Two sliders beside it do the same by keyboard, so it is hidden from screen readers. */
export function InstrumentPlot({ ref, setting, onDrag, onPick }: InstrumentPlotProps) {
  const { apr, years } = setting;
  const total = balanceAfter({ principal: START, ...setting });
  const point = { x: x(years), y: Math.max(y(total), plotBox.top) };
  return (
    <svg
      ref={ref}
      data-early
      viewBox={`0 0 ${plotBox.width} ${plotBox.height}`}
      className="figures mt-3 w-full cursor-crosshair [touch-action:pan-y] overflow-visible select-none"
      aria-hidden
      fill="none"
      onPointerDown={onDrag}
      onPointerMove={onDrag}
      onClick={onPick}
    >
      <defs>
        <clipPath id="hero-window">
          <rect x="0" y={plotBox.top} width={plotBox.right + 4} height={plotBox.bottom - plotBox.top + 2} />
        </clipPath>
        <pattern
          id="hero-hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" stroke="var(--ember)" strokeWidth="1" strokeOpacity="0.55" />
        </pattern>
      </defs>
      <rect width={plotBox.width} height={plotBox.height} fill="transparent" />
      {[2500, 5000, 7500, 10_000].map((tick) => (
        <g key={tick}>
          <path
            d={`M${plotBox.left} ${y(tick)}H${plotBox.right}`}
            stroke="var(--line)"
            vectorEffect="non-scaling-stroke"
          />
          <text x={plotBox.width} y={y(tick) + 5} textAnchor="end" className="chart-label">
            {(tick / 1000).toLocaleString("en-US")}k
          </text>
        </g>
      ))}
      {[0, 5, 10, 15, 20].map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${plotBox.bottom}v6`} stroke="var(--ink)" />
          <text
            x={x(tick)}
            y={plotBox.bottom + 25}
            textAnchor={tick === 0 ? "start" : "middle"}
            className="chart-label"
          >
            {tick === 0 ? "today" : `${tick} y`}
          </text>
        </g>
      ))}
      <g clipPath="url(#hero-window)">
        <path
          d={`M${curve(apr, 0, years)}L${point.x} ${y(START)}L${x(0)} ${y(START)}Z`}
          fill="url(#hero-hatch)"
        />
        <path
          d={`M${curve(apr, years, RANGE.years)}`}
          stroke="var(--muted)"
          strokeWidth="1.5"
          strokeDasharray="2 5"
        />
        <path
          d={`M${curve(apr, 0, years)}`}
          stroke="var(--ink)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <path
        d={`M${plotBox.left} ${y(START)}H${plotBox.right}`}
        stroke="var(--teal)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      {/* On the side on which the point's line is not. */}
      <text
        x={years > RANGE.years / 2 ? plotBox.left + 8 : plotBox.right}
        y={(y(START) + plotBox.bottom) / 2}
        textAnchor={years > RANGE.years / 2 ? "start" : "end"}
        dominantBaseline="central"
        className="chart-label"
      >
        put in 1,000
      </text>
      <path d={`M${plotBox.left} ${plotBox.bottom}H${plotBox.right}`} stroke="var(--ink)" />
      <path
        d={`M${point.x} ${point.y}V${plotBox.bottom}`}
        stroke="var(--ember)"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={point.x - 14}
        y={Math.max(point.y - 14, 18)}
        textAnchor={years < 5 ? "start" : "end"}
        dx={years < 5 ? 26 : 0}
        className="chart-label chart-label-strong"
      >
        year {years}
      </text>
      <circle cx={point.x} cy={point.y} r="30" fill="transparent" className="cursor-grab touch-none" />
      <circle
        cx={point.x}
        cy={point.y}
        r="9"
        fill="var(--ember)"
        stroke="var(--paper)"
        strokeWidth="3"
        pointerEvents="none"
      />
    </svg>
  );
}
