/** A small and a large swap on the curve of one pool. Nothing moves: the guide's page is complete without a script. */
import { Plate } from "../../ui/plate.tsx";
import { curve, scale } from "../lessons/drawings/plot.ts";
import { Point, Sheet, Tick } from "../lessons/drawings/sheet.tsx";
import { buy, type Pool } from "../lessons/examples.ts";
import { dollars, percent, whole } from "../lessons/figures.ts";

/** A sample pool at two cents an FLR. */
export const swapPool: Pool = { tokens: 100_000, dollars: 2_000, fee: 0.003 };

/** Dollars that two people pay into it. */
export const spends = [20, 800] as const;

const box = { left: 8, right: 632, top: 26, bottom: 312 } as const;
const plot = {
  x: scale([0.6 * swapPool.dollars, 1.75 * swapPool.dollars], [box.left, box.right]),
  y: scale([0.4 * swapPool.tokens, 1.5 * swapPool.tokens], [box.bottom, box.top]),
};
const product = swapPool.tokens * swapPool.dollars;
const [small, large] = spends.map((spend) => buy(swapPool, spend));

/** The pool's curve with both swaps, and the gap between the large one and the price it set out from. */
export function TwoSwapsDrawing() {
  if (!small || !large) return null;
  const before = { x: plot.x(swapPool.dollars), y: plot.y(swapPool.tokens) };
  const after = { x: plot.x(large.after.dollars), y: plot.y(large.after.tokens) };
  const atSpot = plot.y(swapPool.tokens - large.withoutImpact);
  return (
    <Plate
      number={1}
      caption={`A sample pool of ${whole(swapPool.tokens)} FLR and ${dollars(swapPool.dollars, 0)}. Both swaps begin at the open circle. The dashed line is the price it shows; the ember stroke is what the large swap loses to its own size.`}
    >
      <Sheet
        id="two-swaps"
        label={`${dollars(spends[0], 0)} barely move the pool; ${dollars(spends[1], 0)} move it far along its curve, at a price impact of ${percent(large.priceImpact, 0)}.`}
      >
        <path d={`M${box.left} ${box.top}V${box.bottom}H${box.right}`} stroke="var(--ink)" />
        <text x={box.left} y={box.top - 10} className="chart-label">
          FLR in the pool
        </text>
        <text x={box.right} y={box.bottom + 28} textAnchor="end" className="chart-label">
          dollars in the pool
        </text>
        <Tick x={before.x} y={box.bottom}>
          {dollars(swapPool.dollars, 0)}
        </Tick>
        <path
          d={`M${curve(plot, (x) => product / x, [swapPool.dollars / 1.5, 1.75 * swapPool.dollars])}`}
          stroke="var(--ink)"
          strokeWidth="2.25"
        />
        <path
          d={`M${curve(plot, (x) => 2 * swapPool.tokens - (product / swapPool.dollars ** 2) * x, [swapPool.dollars, 1.55 * swapPool.dollars], 1)}`}
          stroke="var(--teal)"
          strokeWidth="1.75"
          strokeDasharray="3 5"
        />
        <path d={`M${after.x} ${after.y}V${atSpot}`} stroke="var(--ember)" strokeWidth="3" />
        <circle cx={before.x} cy={before.y} r="7" fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" />
        <circle
          cx={plot.x(small.after.dollars)}
          cy={plot.y(small.after.tokens)}
          r="4"
          fill="var(--teal)"
          stroke="none"
        />
        <Point x={after.x} y={after.y} />
        <text x={before.x + 16} y={before.y - 12} className="chart-label">
          after {dollars(spends[0], 0)}
        </text>
        <text x={after.x + 16} y={after.y - 10} className="chart-label chart-label-strong">
          after {dollars(spends[1], 0)}
        </text>
      </Sheet>
    </Plate>
  );
}
