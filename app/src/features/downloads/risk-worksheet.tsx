import { gainToRecover } from "../../content/lessons/examples.ts";
import { percent } from "../../content/lessons/figures.ts";
import { FormTable, Lines, Owner, PaperSheet } from "./paper.tsx";

const rows = (count: number) => Array.from({ length: count }, () => "");

/** Limits, positions, what they share, and a bad day. */
export function RiskWorksheet() {
  return (
    <>
      <PaperSheet>
        <h2>Before you deposit</h2>
        <Owner />
        <p>
          Fill this in with a pen, on a calm day. If an answer is one you could not bear, change the plan and
          not the answer.
        </p>
        <h3>1. Limits</h3>
        <FormTable
          columns={["Limit", "Sum", "Why this much"]}
          rows={["All of DeFi", "One contract", "One issuer, bridge or team", "Held by companies for me"]}
        />
        <h3>2. Positions</h3>
        <FormTable
          columns={["Where", "Sum", "Who pays, and why", "Worst case", "Left then"]}
          rows={[...rows(5), "Together"]}
        />
        <p>
          For a deposit in a contract the worst case is all of it. For a token, use the fall of a bad year.
        </p>
        <h3>3. What they share</h3>
        <p>
          Which positions rest on the same token, chain, bridge, issuer, price feed or team? Count those as
          one and compare with your limits.
        </p>
        <Lines count={3} />
      </PaperSheet>
      <PaperSheet>
        <h3>4. A bad day</h3>
        <p>
          The largest contract fails, the token you hold most of halves, and a dollar token slips to $0.97,
          all at once.
        </p>
        <FormTable
          columns={["Figure", "Before", "After"]}
          rows={["All positions", "Loss, in my own money", "Loss, in per cent"]}
        />
        <p>
          What you then need to be back is the loss divided by what is left. After a loss of 20 % it is{" "}
          {percent(gainToRecover(0.2), 0)}, after 50 % it is {percent(gainToRecover(0.5), 0)}.
        </p>
        <h3>5. Loans</h3>
        <p>
          Health factor: collateral times threshold, divided by debt. Liquidation price: debt, divided by
          tokens and by threshold.
        </p>
        <FormTable
          columns={["Loan", "Collateral", "Debt", "Threshold", "Health factor", "Liquidation price"]}
          rows={rows(2)}
        />
        <h3>6. Exits</h3>
        <FormTable
          columns={["Position", "I leave at a loss of", "I take out my cost at", "I leave when"]}
          rows={rows(5)}
        />
        <h3>7. Signed</h3>
        <p>I have tested the way out of each position with a small sum, and I read this again on:</p>
        <Lines count={1} />
      </PaperSheet>
    </>
  );
}
