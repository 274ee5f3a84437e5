/** What a loss takes, and the gain that it takes to be back. */
import { Plate } from "../../../ui/plate.tsx";
import { gainToRecover } from "../examples.ts";
import { percent } from "../figures.ts";
import { scale } from "./plot.ts";
import { Sheet } from "./sheet.tsx";

const losses = [0.1, 0.2, 0.5, 0.8] as const;
const y = scale([-0.8, 4], [318, 40]);

/** Each loss hangs below the line; the gain that undoes it stands above. */
export function RecoveryDrawing() {
  return (
    <Plate
      number={1}
      caption="Below the line what you lose, above it what you must gain on the rest to be back. Both are drawn to the same scale."
    >
      <Sheet
        id="recovery"
        label={losses
          .map(
            (loss) =>
              `After a loss of ${percent(loss, 0)} it takes a gain of ${percent(gainToRecover(loss), 0)}.`,
          )
          .join(" ")}
      >
        {losses.map((loss, index) => {
          const left = 24 + index * 156;
          const gain = gainToRecover(loss);
          return (
            <g key={loss}>
              <rect
                x={left}
                y={y(gain)}
                width={124}
                height={y(0) - y(gain)}
                fill="var(--raised)"
                stroke="var(--ink)"
                strokeWidth="1.5"
              />
              <rect
                x={left}
                y={y(0)}
                width={124}
                height={y(-loss) - y(0)}
                fill="url(#recovery-hatch)"
                stroke="var(--ember)"
                strokeWidth="1.5"
              />
              <text
                x={left + 62}
                y={y(gain) - 12}
                textAnchor="middle"
                className="chart-label chart-label-strong"
              >
                +{percent(gain, 0)}
              </text>
              <text x={left + 62} y={y(-loss) + 30} textAnchor="middle" className="chart-label">
                −{percent(loss, 0)}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${y(0)}H640`} stroke="var(--ink)" strokeWidth="1.5" />
      </Sheet>
    </Plate>
  );
}
