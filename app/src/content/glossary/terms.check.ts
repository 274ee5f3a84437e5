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
import { byLetter, glossary, matching } from "./glossary.ts";

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
    expect(glossary.length).toBeGreaterThanOrEqual(80);
  });

  it("defines no id in two subjects", () => {
    expect(glossary).toHaveLength(subjects.flatMap((subject) => Object.keys(subject)).length);
  });

  it("lists the terms from A to Z, under each letter once", () => {
    expect(glossary.slice(0, 2).map(({ term }) => term)).toEqual(["address", "address poisoning"]);
    const letters = byLetter(glossary).map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)].sort());
    expect(byLetter(glossary).flatMap(({ terms }) => terms)).toEqual(glossary);
  });

  it("gives no two ids the same term", () => {
    expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
  });

  it("finds a term by parts of its words in any order, whatever the case", () => {
    expect(matching("PRODUCT const").map(({ id }) => id)).toContain("constant-product");
    expect(matching("  ")).toEqual(glossary);
    expect(matching("zzz")).toEqual([]);
  });
});

describe.each(glossary)("$id", ({ id, short, long, see }) => {
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
  });
});
