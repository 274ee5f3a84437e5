import { describe, expect, it } from "vitest";
import { fleschKincaidGrade, sentencesOf, syllablesOf, wordsOf } from "./readability.ts";

describe("syllables", () => {
  it.each([
    ["gas", 1],
    ["the", 1],
    ["trade", 1],
    ["locked", 1],
    ["wanted", 2],
    ["prices", 2],
    ["tokens", 2],
    ["wallet", 2],
    ["table", 2],
    ["being", 2],
    ["fiat", 2],
    ["approval", 3],
    ["validator", 4],
    ["collateral", 4],
    ["liquidity", 4],
    ["seed-phrase", 2],
    ["1,762.34", 1],
  ])("of %s are %i", (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe("the grade", () => {
  it("counts no sign as a word", () => {
    expect(wordsOf("a rate of 2.5 % − not 3 %")).toEqual(["a", "rate", "of", "2.5", "not", "3"]);
  });

  it("does not end a sentence inside a number", () => {
    expect(sentencesOf("It costs 0.25 dollars. Pay it.")).toEqual(["It costs 0.25 dollars.", "Pay it."]);
  });

  it("is that of the formula for a text counted by hand", () => {
    // 6 words, 1 sentence, 6 syllables.
    expect(fleschKincaidGrade("The cat sat on the mat.")).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 10);
  });

  it("rises with long sentences and long words", () => {
    const plain = "You lock a token. You get a loan. If the price falls, you lose the token.";
    const dense =
      "Overcollateralised positions are liquidated automatically whenever deteriorating collateral valuations violate predetermined solvency parameters.";
    expect(fleschKincaidGrade(plain)).toBeLessThan(4);
    expect(fleschKincaidGrade(dense)).toBeGreaterThan(18);
  });
});
