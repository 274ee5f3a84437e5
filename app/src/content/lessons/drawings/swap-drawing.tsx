/** A swap against a constant-product pool, and what its size costs. */
import { useState } from "react";
import { Choice } from "../../../ui/choice.tsx";
import { Dial } from "../../../ui/dial.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { buy, type Pool } from "../examples.ts";
import { dollars, percent, whole } from "../figures.ts";
import { curve, scale } from "./plot.ts";
import { Controls, Point, Readings, Sheet, Tick } from "./sheet.tsx";

const pools = {
  small: { tokens: 100_000, dollars: 2_000, fee: 0.003 },
  large: { tokens: 10_000_000, dollars: 200_000, fee: 0.003 },
} as const satisfies Record<string, Pool>;
type Size = keyof typeof pools;

const box = { left: 8, right: 632, top: 26, bottom: 312 } as const;

/** The pool's curve, the swap as a step along it, and the gap to the spot price. */
export function SwapDrawing() {
  const [spend, setSpend] = useState(800);
  const [size, setSize] = useState<Size>("small");
  const pool = pools[size];
  const swap = buy(pool, spend);
  const plot = {
    x: scale([0.55 * pool.dollars, 1.75 * pool.dollars], [box.left, box.right]),
    y: scale([0.4 * pool.tokens, 1.5 * pool.tokens], [box.bottom, box.top]),
  };
  const product = pool.tokens * pool.dollars;
  const after = { x: plot.x(swap.after.dollars), y: plot.y(swap.after.tokens) };
  const atSpot = plot.y(pool.tokens - swap.withoutImpact);
  const before = { x: plot.x(pool.dollars), y: plot.y(pool.tokens) };
  const result = `${whole(swap.received)} FLR, price impact ${percent(swap.priceImpact, 2)}`;
  return (
    <Plate
      number={1}
      caption="A swap moves along the pool’s curve. The dashed line is the spot price, which you would get if your trade moved nothing. Sample figures."
    >
      <Readings
        readings={[
          { label: "You get", value: `${whole(swap.received)} FLR` },
          { label: "Price paid", value: dollars(swap.pricePaid, 4) },
          { label: "Price impact", value: percent(swap.priceImpact, 2), main: true },
        ]}
      />
      <Sheet id="swap" label={`${dollars(spend, 0)} into the pool give ${result}.`}>
        <path d={`M${box.left} ${box.top}V${box.bottom}H${box.right}`} stroke="var(--ink)" />
        <text x={box.left} y={box.top - 10} className="chart-label">
          FLR in the pool
        </text>
        <text x={box.right} y={box.bottom + 28} textAnchor="end" className="chart-label">
          dollars in the pool
        </text>
        <Tick x={before.x} y={box.bottom}>
          {dollars(pool.dollars, 0)}
        </Tick>
        <path
          d={`M${curve(plot, (x) => product / x, [pool.dollars / 1.5, 1.75 * pool.dollars])}`}
          stroke="var(--ink)"
          strokeWidth="2.25"
        />
        <path
          d={`M${curve(plot, (x) => 2 * pool.tokens - (product / pool.dollars ** 2) * x, [pool.dollars, 1.6 * pool.dollars], 1)}`}
          stroke="var(--teal)"
          strokeWidth="1.75"
          strokeDasharray="3 5"
        />
        <path d={`M${before.x} ${before.y}H${after.x}`} stroke="var(--muted)" strokeDasharray="2 4" />
        <path d={`M${after.x} ${before.y}V${after.y}`} stroke="var(--teal)" strokeWidth="2.5" />
        <path d={`M${after.x} ${after.y}V${atSpot}`} stroke="var(--ember)" strokeWidth="3" />
        <circle cx={before.x} cy={before.y} r="6" fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" />
        <Point x={after.x} y={after.y} />
        <text x={before.x + 12} y={before.y - 14} className="chart-label">
          before
        </text>
        <text x={after.x + 18} y={after.y - 6} className="chart-label chart-label-strong">
          after
        </text>
      </Sheet>
      <Controls>
        <Dial
          label="You pay in"
          text={dollars(spend, 0)}
          spoken={`${dollars(spend, 0)}: ${result}`}
          min={10}
          max={1_000}
          step={10}
          value={spend}
          onChange={setSpend}
        />
        <Choice<Size>
          legend="The pool"
          options={[
            { value: "small", label: "small" },
            { value: "large", label: "100 times as large" },
          ]}
          value={size}
          onChange={setSize}
        />
      </Controls>
    </Plate>
  );
}
