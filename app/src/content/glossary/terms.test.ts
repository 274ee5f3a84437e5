import { describe, expect, it } from "vitest";
import { basicTerms } from "./entries/basics.ts";
import { chainTerms } from "./entries/chain.ts";
import { flareTerms } from "./entries/flare.ts";
import { lendingTerms } from "./entries/lending.ts";
import { poolTerms } from "./entries/pools.ts";
import { riskTerms } from "./entries/risk.ts";
import { tokenTerms } from "./entries/tokens.ts";
import { walletTerms } from "./entries/wallets.ts";
import { yieldTerms } from "./entries/yield.ts";
import { termIds, terms } from "./terms.ts";

const subjects = [
  basicTerms,
  walletTerms,
  chainTerms,
  tokenTerms,
  poolTerms,
  lendingTerms,
  flareTerms,
  yieldTerms,
  riskTerms,
];

describe("the glossary", () => {
  it("holds at least 80 terms", () => {
    expect(termIds.length).toBeGreaterThanOrEqual(80);
  });

  it("defines no id in two subjects", () => {
    expect(termIds).toHaveLength(subjects.flatMap((subject) => Object.keys(subject)).length);
  });

  it("lists the terms from A to Z", () => {
    expect(termIds.slice(0, 2).map((id) => terms[id].term)).toEqual(["address", "address poisoning"]);
  });

  it("gives no two ids the same term", () => {
    expect(new Set(termIds.map((id) => terms[id].term)).size).toBe(termIds.length);
  });
});

describe.each(termIds)("%s", (id) => {
  const { short, long } = terms[id];
  const see = terms[id].see ?? [];

  it("has an id that can be an anchor", () => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  });

  it("has a short definition of one sentence in 160 characters", () => {
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short).toMatch(/^[A-Z].*\.$/);
  });

  it("has a long one of two to four sentences", () => {
    const sentences = long.split(/(?<=[.?])\s+(?=[A-Z])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(long).toMatch(/\.$/);
  });

  it("refers to other terms, not to itself, and to each once", () => {
    expect(see).not.toContain(id);
    expect(new Set(see).size).toBe(see.length);
    expect(see.filter((other) => !(other in terms))).toEqual([]);
  });
});
