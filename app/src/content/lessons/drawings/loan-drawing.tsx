/** A loan, its health factor over the price, and where it is liquidated. */
import { useState } from "react";
import { Dial } from "../../../ui/dial.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { healthFactor, liquidationPrice } from "../examples.ts";
import { dollars, figure, percent } from "../figures.ts";
import { curve, scale } from "./plot.ts";
import { Controls, Point, Readings, Sheet, Tick } from "./sheet.tsx";

const tokens = 50_000;
const threshold = 0.75;
const box = { left: 8, right: 632, top: 14, bottom: 312 } as const;
const top = { price: 0.03, health: 2.5 } as const;
const plot = {
  x: scale([0, top.price], [box.left, box.right]),
  y: scale([0, top.health], [box.bottom, box.top]),
};

/** Two sliders, the price and the debt; the line is the health factor. */
export function LoanDrawing() {
  const [price, setPrice] = useState(0.02);
  const [debt, setDebt] = useState(500);
  const loan = { tokens, price, debt, threshold };
  const health = healthFactor(loan);
  const limit = liquidationPrice(loan);
  const open = health < 1;
  const verdict = open
    ? "Anyone may liquidate this loan now."
    : `A fall of ${percent(1 - limit / price)} from here brings the health factor to 1.`;
  const point = { x: plot.x(price), y: plot.y(Math.min(health, top.health)) };
  return (
    <Plate
      number={1}
      caption="The health factor of a loan against 50,000 FLR, with a threshold of 75 %. In the hatched part anyone may liquidate it. Sample figures."
    >
      <Readings
        readings={[
          { label: "Collateral", value: dollars(tokens * price, 0) },
          { label: "Liquidated below", value: dollars(limit, 4) },
          { label: "Health factor", value: figure(health), main: true },
        ]}
      />
      <Sheet
        id="loan"
        label={`At ${dollars(price, 4)} and a debt of ${dollars(debt, 0)} the health factor is ${figure(health)}. ${verdict}`}
      >
        <rect
          x={box.left}
          y={plot.y(1)}
          width={plot.x(Math.min(limit, top.price)) - box.left}
          height={box.bottom - plot.y(1)}
          fill="url(#loan-hatch)"
        />
        <path d={`M${box.left} ${box.bottom}H${box.right}`} stroke="var(--ink)" />
        <path d={`M${box.left} ${plot.y(1)}H${box.right}`} stroke="var(--teal)" strokeWidth="1.5" />
        <text x={box.right} y={plot.y(1) + 28} textAnchor="end" className="chart-label">
          health factor 1
        </text>
        {[0.01, 0.02].map((tick) => (
          <Tick key={tick} x={plot.x(tick)} y={box.bottom}>
            {dollars(tick)}
          </Tick>
        ))}
        <text x={box.right} y={box.bottom + 28} textAnchor="end" className="chart-label">
          FLR price
        </text>
        <path
          d={`M${curve(plot, (at) => healthFactor({ ...loan, price: at }), [0, Math.min(top.price, limit * top.health)], 1)}`}
          stroke="var(--ink)"
          strokeWidth="2.25"
        />
        <path d={`M${point.x} ${point.y}V${box.bottom}`} stroke="var(--ember)" />
        <Point {...point} />
      </Sheet>
      <p className="mt-3 text-small" aria-live="polite">
        {open ? <strong>{verdict}</strong> : verdict}
      </p>
      <Controls>
        <Dial
          label="FLR price"
          text={dollars(price, 4)}
          spoken={`${dollars(price, 4)}: health factor ${figure(health)}`}
          min={0.005}
          max={top.price}
          step={0.0005}
          value={price}
          onChange={setPrice}
        />
        <Dial
          label="Debt"
          text={dollars(debt, 0)}
          spoken={`${dollars(debt, 0)}: health factor ${figure(health)}`}
          min={200}
          max={700}
          step={10}
          value={debt}
          onChange={setDebt}
        />
      </Controls>
    </Plate>
  );
}
