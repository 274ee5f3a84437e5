/** How a weighted median reads a price off a staircase of estimates. */
import { Plate } from "../../../ui/plate.tsx";
import { type Estimate, weightedAverage, weightedMedian } from "../examples.ts";
import { figure } from "../figures.ts";
import { scale } from "./plot.ts";
import { Sheet, Tick } from "./sheet.tsx";

const box = { left: 8, right: 632, top: 40, bottom: 290 } as const;
const x = scale([0, 100], [box.left, box.right]);
const y = scale([0.0192, 0.0264], [box.bottom, box.top]);

interface MedianDrawingProps {
  /** In order of value, their weights adding up to 100. */
  readonly estimates: readonly Estimate[];
}

/** Each step is one estimate, as wide as its weight. */
export function MedianDrawing({ estimates }: MedianDrawingProps) {
  const median = weightedMedian(estimates) ?? 0;
  const average = weightedAverage(estimates);
  const steps = estimates.map((estimate, index) => ({
    ...estimate,
    from: estimates.slice(0, index).reduce((sum, { weight }) => sum + weight, 0),
  }));
  return (
    <Plate
      number={1}
      caption="Five estimates in order, each as wide as its weight. At half of the weight stands the price. The high step at the right moves the average, the dashed line, and leaves the price where it is."
    >
      <Sheet
        id="median"
        height={330}
        label={`Five estimates as a staircase. Half of the weight is reached at ${figure(median, 4)}, while the average is ${figure(average, 4)}.`}
      >
        {steps.map(({ value, weight, from }) => (
          <rect
            key={value}
            x={x(from)}
            y={y(value)}
            width={x(weight) - x(0)}
            height={box.bottom - y(value)}
            fill={value === median ? "url(#median-hatch)" : "var(--raised)"}
            stroke="var(--ink)"
            strokeWidth="1.25"
          />
        ))}
        <path d={`M${box.left} ${box.bottom}H${box.right}`} stroke="var(--ink)" />
        <path
          d={`M${box.left} ${y(average)}H${box.right}`}
          stroke="var(--teal)"
          strokeWidth="1.75"
          strokeDasharray="4 5"
        />
        <text x={box.left} y={y(average) - 12} className="chart-label">
          average {figure(average, 4)}
        </text>
        <path d={`M${x(50)} ${box.top}V${box.bottom}`} stroke="var(--ember)" strokeWidth="2" />
        <circle cx={x(50)} cy={y(median)} r="7" fill="var(--ember)" stroke="var(--paper)" strokeWidth="3" />
        <text x={x(50)} y={box.top - 12} textAnchor="middle" className="chart-label chart-label-strong">
          price {figure(median, 4)}
        </text>
        {[10, 50, 85].map((tick) => (
          <Tick key={tick} x={x(tick)} y={box.bottom}>
            {tick} %
          </Tick>
        ))}
      </Sheet>
    </Plate>
  );
}
