/** What was found for the owners, set like a receipt: the sum, its parts, and how far both are proven. */
import { ClaimList } from "./claim-list.tsx";
import { Proof } from "./proof.tsx";
import type { Report } from "./report.ts";
import { Summary } from "./summary.tsx";

/** A finished report: summary, price, proof and the list of claims. */
export function RewardsResults({ report }: { readonly report: Report }) {
  return (
    <section aria-label="Reward claims" className="mt-8 grid gap-10">
      <Summary report={report} />
      <Proof report={report} />
      <ClaimList report={report} />
    </section>
  );
}
