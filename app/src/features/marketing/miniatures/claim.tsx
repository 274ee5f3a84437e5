import { VestingCurve } from "../../../ui/vesting-curve.tsx";

const receipt = [
  { label: "Month", value: "Month 7" },
  { label: "Amount", value: "1,284.50 RFLR" },
  { label: "Unlocked today", value: "642.25 RFLR" },
  { label: "Burned if withdrawn now", value: "321.13 RFLR" },
];

/** A claim as the rewards checker prints it, and its vesting. */
export function ClaimMiniature() {
  return (
    <div aria-hidden className="grid grow rounded-card border border-line bg-raised sm:grid-cols-[1fr_1fr]">
      <div className="figures border-line p-5 text-small max-sm:border-b sm:border-r">
        <p className="flex items-baseline justify-between border-b border-ink pb-2 font-bold">
          Claim 3 <span className="text-caption font-normal text-muted">sample</span>
        </p>
        <dl>
          {receipt.map((row) => (
            <div key={row.label} className="flex justify-between gap-4 border-b border-line py-2">
              <dt className="text-muted">{row.label}</dt>
              <dd className="text-right">{row.value}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-3 font-mono text-caption text-muted">0x7c41e09b…5d20f6a8</p>
      </div>
      <div className="flex items-center p-5 sm:px-6">
        <VestingCurve />
      </div>
    </div>
  );
}
