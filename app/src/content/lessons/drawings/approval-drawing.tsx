/** What an approval exposes, step by step: granted, used, topped up, revoked. */
import { useState } from "react";
import { Choice } from "../../../ui/choice.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { whole } from "../figures.ts";
import { type ApprovalStory, approvalAfter, story } from "./approval.ts";
import { scale } from "./plot.ts";
import { Controls, Readings, Sheet } from "./sheet.tsx";

const grants = { exact: story.swap, half: story.balance, unlimited: Number.POSITIVE_INFINITY } as const;
type Grant = keyof typeof grants;

const full = story.balance + story.later;
const x = scale([0, full], [2, 638]);
const bar = { top: 40, height: 84 } as const;

const steps = [
  { key: "swapped", label: `The swap takes ${story.swap}` },
  { key: "received", label: `${whole(story.later)} more come in` },
  { key: "revoked", label: "You revoke the approval" },
] as const satisfies readonly { key: keyof ApprovalStory; label: string }[];

/** A bar of what the wallet holds; the hatched part is what the contract can take. */
export function ApprovalDrawing() {
  const [grant, setGrant] = useState<Grant>("unlimited");
  const [done, setDone] = useState({ swapped: true, received: true, revoked: false });
  const now = approvalAfter({ granted: grants[grant], ...done });
  const allowance = Number.isFinite(now.allowance) ? whole(now.allowance) : "no limit";
  return (
    <Plate
      number={1}
      caption="One token in your wallet. The hatched part is what the approved contract can take without asking you again."
    >
      <Readings
        readings={[
          { label: "In your wallet", value: whole(now.balance) },
          { label: "Approval left", value: allowance },
          { label: "Exposed", value: whole(now.exposed), main: true },
        ]}
      />
      <Sheet
        id="approval"
        height={170}
        label={`The wallet holds ${whole(now.balance)}, the approval leaves ${allowance}, so ${whole(now.exposed)} are exposed.`}
      >
        <text x={x(0)} y={26} className="chart-label">
          your tokens
        </text>
        <rect
          x={x(0)}
          y={bar.top}
          width={x(full) - x(0)}
          height={bar.height}
          stroke="var(--line)"
          strokeDasharray="3 5"
        />
        <rect
          x={x(0)}
          y={bar.top}
          width={x(now.balance) - x(0)}
          height={bar.height}
          fill="var(--raised)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <rect
          x={x(0)}
          y={bar.top}
          width={x(now.exposed) - x(0)}
          height={bar.height}
          fill="url(#approval-hatch)"
        />
        {now.exposed > 0 && (
          <path
            d={`M${x(now.exposed)} ${bar.top - 8}V${bar.top + bar.height + 8}`}
            stroke="var(--ember)"
            strokeWidth="3"
          />
        )}
        {[0, 500, 1_000, 1_500, 2_000].map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y={bar.top + bar.height + 34}
            textAnchor={tick === 0 ? "start" : tick === full ? "end" : "middle"}
            className="chart-label"
          >
            {whole(tick)}
          </text>
        ))}
      </Sheet>
      <Controls>
        <Choice<Grant>
          legend="You approved"
          options={[
            { value: "exact", label: whole(story.swap) },
            { value: "half", label: whole(story.balance) },
            { value: "unlimited", label: "no limit" },
          ]}
          value={grant}
          onChange={setGrant}
        />
        <fieldset>
          <legend className="text-small text-muted">And then</legend>
          <div className="mt-1">
            {steps.map(({ key, label }) => (
              <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
                <input
                  type="checkbox"
                  checked={done[key]}
                  onChange={(event) => setDone({ ...done, [key]: event.target.checked })}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      </Controls>
    </Plate>
  );
}
