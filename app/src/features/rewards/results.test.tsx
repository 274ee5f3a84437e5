import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { Rewards } from "../../api/generated/types.gen.ts";
import { RewardsResults } from "./results.tsx";

const hash = `0x7c41e09b${"0".repeat(48)}5d20f6a8`;

const proven: Rewards = {
  address: "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e",
  totalRewards: "1500000000000000000000",
  totalRewardsFormatted: "1,500.00",
  totalClaims: 2,
  usdValue: 28.08,
  flrPrice: 0.01872,
  priceReason: null,
  priceUpdatedAt: "2026-11-20T14:00:00Z",
  claims: [
    {
      month: 14,
      amount: "1",
      amountFormatted: "1,000.00",
      timestamp: 1_754_000_000,
      projectIds: [1, 3],
      txHash: hash,
    },
    {
      month: 13,
      amount: "1",
      amountFormatted: "500.00",
      timestamp: 1_752_000_000,
      projectIds: [1],
      txHash: hash,
    },
  ],
  events: [],
  projects: [{ id: 1, name: "SparkDEX" }],
  verified: true,
  complete: true,
  missing: [],
  sources: [{ name: "Blockscout", ok: true, note: "listed 2 claims" }],
  block: 45_000_100,
  readAt: "2026-11-20T14:00:01Z",
};

function read(change: Partial<Rewards> = {}): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RewardsResults result={{ ...proven, ...change }} />
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

it("never prints an unknown price or value as 0", () => {
  const text = read({
    flrPrice: null,
    usdValue: null,
    priceUpdatedAt: null,
    priceReason: "The oracle did not answer.",
  });
  expect(text.match(/not available/g)).toHaveLength(3);
  expect(text).toContain("The oracle did not answer.");
  expect(text).not.toContain("$");
});

it("numbers the claims from the first one on and names their projects", () => {
  const text = read();
  expect(text.indexOf("Claim 2")).toBeLessThan(text.indexOf("Claim 1"));
  expect(text).toContain("Month 14");
  expect(text).toContain("SparkDEX");
  expect(text).toContain("Project 3");
});

it("leads to the transaction, or says that it is unknown", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RewardsResults result={proven} />
    </MemoryRouter>,
  );
  expect(html).toContain(`href="https://flare-explorer.flare.network/tx/${hash}"`);
  expect(
    read({
      claims: [
        {
          ...proven.claims[0],
          month: 1,
          amount: "1",
          amountFormatted: "1.00",
          timestamp: null,
          projectIds: [2],
          txHash: null,
        },
      ],
    }),
  ).toContain("transaction unknown");
});

it("says what is missing and does not call it verified", () => {
  const missing = ["The contract could not be read."];
  const text = read({ verified: false, complete: false, missing, block: null });
  expect(text).toContain("Not verified");
  expect(text).toContain(missing[0]);
  expect(text).not.toContain("Verified and complete");
});

it("says whose figure the total is where the list does not agree with it", () => {
  const disagreeing = read({ verified: false, missing: ["The claims add up to less."] });
  expect(disagreeing).toContain("The total is the contract&#x27;s own figure");
  expect(read({ verified: false, missing: ["It did not answer."], block: null })).not.toContain(
    "The total is the contract&#x27;s own figure",
  );
});

it("does not take an unreadable list for an empty one", () => {
  expect(read({ claims: [], totalClaims: 0 })).toContain("has never claimed");
  expect(read({ claims: [], totalClaims: 0, complete: false })).not.toContain("has never claimed");
});
