/** A pool share against holding, over the price: impermanent loss, and the fees set against it. */
import { useState } from "react";
import { Dial } from "../../../ui/dial.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { feesPerDay, pooledWorth, poolShare } from "../examples.ts";
import { dollars, figure } from "../figures.ts";
import { curve, scale } from "./plot.ts";
import { Controls, Point, Readings, Sheet, Tick } from "./sheet.tsx";

const tokens = 10_000;
const price = 0.02;
const daily = feesPerDay(2_000, 0.003, 0.01);
const top = { ratio: 4, value: 1_000 } as const;
const box = { left: 8, right: 632, top: 14, bottom: 312 } as const;
const plot = {
  x: scale([0, top.ratio], [box.left, box.right]),
  y: scale([0, top.value], [box.bottom, box.top]),
};

const pooledAt = (ratio: number) => 2 * tokens * price * pooledWorth(ratio, 1);
/** Holding changes in a straight line, so its two ends say all. */
const held = curve(plot, (ratio) => poolShare(tokens, price, ratio).held, [0, top.ratio], 1);

/** Holding is a straight line, the pool a bent one below it; they touch at the price of the deposit. */
export function PoolShareDrawing() {
  const [ratio, setRatio] = useState(2);
  const [days, setDays] = useState(180);
  const share = poolShare(tokens, price, ratio);
  const fees = daily * days;
  const net = share.pooled + fees - share.held;
  const at = plot.x(ratio);
  const comparison = `${dollars(Math.abs(net))} ${net < 0 ? "less" : "more"} than holding`;
  return (
    <Plate
      number={1}
      caption="10,000 FLR and $200, held and in a pool. The pool’s line lies below the other everywhere but at the price of the start, $0.02. Sample figures."
    >
      <Readings
        readings={[
          { label: "Just held", value: dollars(share.held) },
          { label: "In the pool", value: dollars(share.pooled) },
          { label: "With fees", value: dollars(share.pooled + fees) },
          { label: "Against holding", value: `${net < 0 ? "−" : "+"}$${figure(Math.abs(net))}`, main: true },
        ]}
      />
      <Sheet
        id="pool-share"
        label={`At an FLR price of ${dollars(share.newPrice, 3)}, held ${dollars(share.held)}, in the pool ${dollars(share.pooled)} before fees.`}
      >
        <path d={`M${held}L${curve(plot, pooledAt, [top.ratio, 0])}Z`} fill="url(#pool-share-hatch)" />
        <path d={`M${box.left} ${box.bottom}H${box.right}`} stroke="var(--ink)" />
        {[1, 2].map((tick) => (
          <Tick key={tick} x={plot.x(tick)} y={box.bottom}>
            {dollars(price * tick)}
          </Tick>
        ))}
        <text x={box.right} y={box.bottom + 28} textAnchor="end" className="chart-label">
          FLR price
        </text>
        <path d={`M${held}`} stroke="var(--teal)" strokeWidth="2" />
        <path d={`M${curve(plot, pooledAt, [0, top.ratio])}`} stroke="var(--ink)" strokeWidth="2.25" />
        <text x={plot.x(3)} y={plot.y(830)} textAnchor="end" className="chart-label">
          just held
        </text>
        <text x={box.right} y={plot.y(600)} textAnchor="end" className="chart-label">
          in the pool
        </text>
        <path
          d={`M${at} ${plot.y(share.held)}V${plot.y(share.pooled)}`}
          stroke="var(--ember)"
          strokeWidth="3"
        />
        <path
          d={`M${at} ${plot.y(share.pooled)}V${box.bottom}`}
          stroke="var(--ember)"
          strokeDasharray="2 4"
        />
        <Point x={at} y={plot.y(share.pooled)} />
      </Sheet>
      <Controls>
        <Dial
          label="FLR price"
          text={dollars(share.newPrice, 3)}
          spoken={`${dollars(share.newPrice, 3)}: with fees ${comparison}`}
          min={0.05}
          max={top.ratio}
          step={0.05}
          value={ratio}
          onChange={setRatio}
        />
        <Dial
          label="Days, at $0.06 of fees each"
          text={String(days)}
          spoken={`${days} days: with fees ${comparison}`}
          min={0}
          max={720}
          step={10}
          value={days}
          onChange={setDays}
        />
      </Controls>
    </Plate>
  );
}
