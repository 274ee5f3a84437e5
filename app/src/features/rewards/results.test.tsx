import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { Rewards } from "../../api/generated/types.gen.ts";
import { reportOf } from "./report.ts";
import { RewardsResults } from "./results.tsx";
import { FIRST_MONTH, hash, MONTH, proven, untraced, vestingOf } from "./sample-rewards.ts";

const search = { remove: () => {}, retry: () => {} };

function read(change: Partial<Rewards> = {}): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RewardsResults search={search} report={reportOf([{ ...proven, ...change }])} />
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("prints total, price and value of what is known", () => {
  const text = read();
  for (const part of ["1,500.00 RFLR", "$0.018720", "$28.08", "Verified and complete", "Block 45,000,100"]) {
    expect(text).toContain(part);
  }
});

/** What stands over 'Total Claims' of these answers together. */
function headOf(owners: readonly Rewards[]): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RewardsResults search={search} report={reportOf(owners)} />
    </MemoryRouter>,
  );
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  return text.split("Total Claims")[0] ?? "";
}

it("says at the head what is free, what is locked and what is left to claim", () => {
  const vesting = vestingOf(14, 1_500n, FIRST_MONTH + 17 * MONTH);
  expect(headOf([{ ...proven, vesting, vestingReason: null }])).toContain(
    "Free to withdraw 375.00 RFLR Still locked 1,125.00 RFLR Waiting to be claimed 0.00 RFLR",
  );
});

it("accounts at the head for the whole total, what was withdrawn included", () => {
  const vesting = {
    ...vestingOf(14, 1_000n, FIRST_MONTH + 20 * MONTH),
    withdrawnWei: (500n * 10n ** 18n).toString(),
  };
  expect(headOf([{ ...proven, vesting, vestingReason: null }])).toContain(
    "1,500.00 RFLR Free to withdraw 500.00 RFLR Still locked 500.00 RFLR Withdrawn or burned 500.00 RFLR",
  );
});

it("takes no unread balance for nothing, and no part of the addresses for all", () => {
  const unread = { unclaimed: null, unclaimedReason: "Not read." };
  expect(headOf([{ ...proven, ...unread }])).toContain(
    "Free to withdraw not available Still locked not available Waiting to be claimed not available",
  );
  const vesting = vestingOf(14, 1_500n, FIRST_MONTH + 17 * MONTH);
  expect(headOf([{ ...proven, vesting, vestingReason: null }, untraced])).toContain(
    "Free to withdraw at least 375.00 RFLR Still locked at least 1,125.00 RFLR",
  );
});

it("never prints an unknown price or value as 0", () => {
  const text = read({
    flrPrice: null,
    usdValue: null,
    priceUpdatedAt: null,
    priceReason: "The oracle did not answer.",
    claims: proven.claims.map((claim) => ({ ...claim, usdAtClaim: null })),
  });
  // Price, its time, the value now and when claimed, and the two balances that the sample lacks.
  expect(text.match(/not available/g)).toHaveLength(6);
  expect(text).toContain("The oracle did not answer.");
  expect(text).not.toContain("$");
});

it("numbers the claims from the first one on and names their projects", () => {
  const text = read();
  expect(text.indexOf("Claim 3")).toBeLessThan(text.indexOf("Claim 1"));
  expect(text).toContain("Month 14");
  expect(text).toContain("SparkDEX");
  expect(text).toContain("Project 3");
});

it("leads to the transaction, or says that it is unknown", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RewardsResults search={search} report={reportOf([proven])} />
    </MemoryRouter>,
  );
  expect(html).toContain(`href="https://flare-explorer.flare.network/tx/${hash}"`);
  expect(read(untraced)).toContain("transaction unknown");
});

it("says what is missing and does not call it verified", () => {
  const missing = ["The contract could not be read."];
  const text = read({ verified: false, complete: false, missing, block: null });
  expect(text).toContain("Not verified");
  expect(text).toContain(missing[0]);
  expect(text).not.toContain("Verified and complete");
});

it.each([
  "The listed claims add up to more than the contract has paid; the total is the contract's",
  "1 claim is newer than block 45,000,100, at which the contract was read: not proven yet",
  "The network's registry names another rFLR contract than the one read here",
])("says of a report that is not verified nothing but its reason: %s", (reason) => {
  const text = read({ verified: false, missing: [reason] }).replaceAll("&#x27;", "'");
  expect(text).toContain(`Not verified The contract was read. What keeps these figures from being proven`);
  expect(text).toContain(reason);
  expect(text).not.toContain("agrees to the last digit");
  expect(read({ verified: false, missing: [reason], block: null })).toContain(
    "Do not rely on these figures alone.",
  );
});

it("does not take an unreadable list for an empty one", () => {
  const none = { claims: [], events: [], totalClaims: 0, totalRewards: "0" };
  expect(read(none)).toContain("has never claimed");
  expect(read({ ...none, complete: false })).not.toContain("has never claimed");
});

it("says which address the totals lack, and why", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RewardsResults
        search={search}
        report={reportOf([proven], [{ address: untraced.address, message: "It timed out." }])}
      />
    </MemoryRouter>,
  );
  for (const part of ["could not be read", "It timed out.", "Not complete", untraced.address]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("Verified and complete");
});

it("says what the server knows of an address that has nothing to show", () => {
  expect(read({ note: "This is the zero address." })).toContain("This is the zero address.");
  expect(read()).not.toContain("About this address");
});
