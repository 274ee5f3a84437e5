/** What was found for an owner, set like a receipt: the sum, its parts, and how far both are proven. */
import type { Rewards } from "../../api/generated/types.gen.ts";
import { ClaimList } from "./claim-list.tsx";
import { Proof } from "./proof.tsx";
import { Summary } from "./summary.tsx";

interface RewardsResultsProps {
  readonly result: Rewards;
}

/** The claims of one owner: summary, price, proof and the list of claims. */
export function RewardsResults({ result }: RewardsResultsProps) {
  return (
    <section aria-label="Reward claims" className="mt-8 grid gap-10">
      <Summary result={result} />
      <Proof result={result} />
      <ClaimList result={result} />
    </section>
  );
}
