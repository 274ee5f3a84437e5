/** Tokens that compound, and what they are worth once their price moves as well. */
import { useState } from "react";
import { Dial } from "../../../ui/dial.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { compounded } from "../examples.ts";
import { dollars, percent, whole } from "../figures.ts";
import { axisEnd, curve, scale } from "./plot.ts";
import { Controls, Point, Readings, Sheet, Tick } from "./sheet.tsx";

const principal = 1_000;
const longest = 10;
const box = { left: 8, right: 632, top: 26, bottom: 312 } as const;

/** One line counts tokens, the other what they are worth at a first price of one dollar. */
export function CompoundingDrawing() {
  const [rate, setRate] = useState(0.12);
  const [years, setYears] = useState(5);
  const [priceChange, setPriceChange] = useState(-0.1);
  const tokensAfter = (year: number) => compounded(principal, rate, 1, year);
  const worthAfter = (year: number) => tokensAfter(year) * (1 + priceChange) ** year;
  const top = axisEnd(Math.max(tokensAfter(longest), worthAfter(longest)));
  const plot = { x: scale([0, longest], [box.left, box.right]), y: scale([0, top], [box.bottom, box.top]) };
  const result = `${whole(tokensAfter(years))} tokens, worth ${dollars(worthAfter(years), 0)}`;
  return (
    <Plate
      number={1}
      caption="1,000 tokens that cost a dollar each, added back once a year. One line counts tokens, the other what they are worth. No rate and no price moves as evenly as this."
    >
      <Readings
        readings={[
          { label: "You put in", value: dollars(principal, 0) },
          { label: "Tokens", value: whole(tokensAfter(years)) },
          { label: "Worth", value: dollars(worthAfter(years), 0), main: true },
        ]}
      />
      <Sheet
        id="compounding"
        label={`After ${years} years at ${percent(rate, 0)}, with the price changing by ${percent(priceChange, 0)} a year: ${result}.`}
      >
        <path d={`M${box.left} ${box.top}H${box.right}`} stroke="var(--line)" />
        <text x={box.left} y={box.top - 8} className="chart-label">
          {whole(top)}
        </text>
        <path d={`M${box.left} ${box.bottom}H${box.right}`} stroke="var(--ink)" />
        {[2, 4, 6, 8].map((tick) => (
          <Tick key={tick} x={plot.x(tick)} y={box.bottom}>
            {tick}
          </Tick>
        ))}
        <text x={box.right} y={box.bottom + 28} textAnchor="end" className="chart-label">
          years
        </text>
        <path
          d={`M${box.left} ${plot.y(principal)}H${box.right}`}
          stroke="var(--muted)"
          strokeDasharray="2 5"
        />
        <path d={`M${curve(plot, tokensAfter, [0, longest])}`} stroke="var(--teal)" strokeWidth="2" />
        <path d={`M${curve(plot, worthAfter, [0, longest])}`} stroke="var(--ink)" strokeWidth="2.25" />
        <text x={box.right} y={plot.y(tokensAfter(longest)) - 12} textAnchor="end" className="chart-label">
          tokens
        </text>
        <text x={box.right} y={plot.y(worthAfter(longest)) + 26} textAnchor="end" className="chart-label">
          worth
        </text>
        <path d={`M${plot.x(years)} ${plot.y(worthAfter(years))}V${box.bottom}`} stroke="var(--ember)" />
        <Point x={plot.x(years)} y={plot.y(worthAfter(years))} />
      </Sheet>
      <Controls>
        <Dial
          label="Yearly rate"
          text={percent(rate, 0)}
          spoken={`${percent(rate, 0)}: ${result}`}
          min={0}
          max={0.4}
          step={0.01}
          value={rate}
          onChange={setRate}
        />
        <Dial
          label="The price each year"
          text={`${priceChange > 0 ? "+" : ""}${percent(priceChange, 0)}`}
          spoken={`${percent(priceChange, 0)}: ${result}`}
          min={-0.5}
          max={0.5}
          step={0.05}
          value={priceChange}
          onChange={setPriceChange}
        />
        <Dial
          label="Time"
          text={years === 1 ? "1 year" : `${years} years`}
          spoken={`${years} years: ${result}`}
          min={1}
          max={longest}
          step={1}
          value={years}
          onChange={setYears}
        />
      </Controls>
    </Plate>
  );
}
