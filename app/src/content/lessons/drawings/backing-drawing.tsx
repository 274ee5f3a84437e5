/** What stands behind one dollar of each kind of stablecoin. */
import { Plate } from "../../../ui/plate.tsx";
import { scale } from "./plot.ts";
import { Sheet } from "./sheet.tsx";

/** Dollars behind one token, as an example of the kind, and what it is held in. */
const kinds = [
  { name: "company", held: "cash, bonds", behind: 1 },
  { name: "crypto", held: "other coins", behind: 1.5 },
  { name: "goods", held: "gold", behind: 1 },
  { name: "rules", held: "little", behind: 0.15 },
] as const;

const y = scale([0, 1.6], [250, 20]);

/** Four bars against the line of one dollar. */
export function BackingDrawing() {
  return (
    <Plate
      number={1}
      caption="Four kinds of stablecoin and what stands behind one dollar of each. The heights are examples. Crypto needs more than a dollar because it can fall."
    >
      <Sheet
        id="backing"
        height={320}
        label="Behind one dollar stand: cash and bonds of a company, about a dollar; other coins, more than a dollar; gold; and with rules alone, little."
      >
        {kinds.map(({ name, held, behind }, index) => {
          const left = 16 + index * 158;
          return (
            <g key={name}>
              <rect
                x={left}
                y={y(1)}
                width={124}
                height={y(0) - y(1)}
                stroke="var(--line)"
                strokeDasharray="3 5"
              />
              <rect
                x={left}
                y={y(Math.min(behind, 1))}
                width={124}
                height={y(0) - y(Math.min(behind, 1))}
                fill={behind < 1 ? "url(#backing-hatch)" : "var(--raised)"}
                stroke={behind < 1 ? "var(--ember)" : "var(--ink)"}
                strokeWidth="1.5"
              />
              {behind > 1 && (
                <rect
                  x={left}
                  y={y(behind)}
                  width={124}
                  height={y(1) - y(behind)}
                  stroke="var(--teal)"
                  strokeWidth="1.5"
                  strokeDasharray="4 4"
                />
              )}
              <text x={left + 62} y={282} textAnchor="middle" className="chart-label chart-label-strong">
                {name}
              </text>
              <text x={left + 62} y={312} textAnchor="middle" className="chart-label max-sm:hidden">
                {held}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${y(0)}H640`} stroke="var(--ink)" />
        <path d={`M0 ${y(1)}H640`} stroke="var(--teal)" strokeWidth="1.5" />
        <text x={640} y={y(1) - 10} textAnchor="end" className="chart-label">
          one dollar
        </text>
      </Sheet>
    </Plate>
  );
}
