import { describe, expect, it } from "vitest";
import { defaultEntry } from "./entry.ts";
import { calculatorLink, defaultState, sharedState } from "./shared-entry.ts";

function search(link: string): string {
  return new URL(link, "https://site.example").search;
}

describe("the calculator in an address", () => {
  it("is the plain page for the defaults", () => {
    expect(calculatorLink(defaultState)).toBe("/resources");
    expect(sharedState("")).toBeUndefined();
    expect(sharedState("?tab=rewards&address=0x1")).toBeUndefined();
  });

  it("carries every field there and back, a kept scenario too", () => {
    const state = {
      entry: { ...defaultEntry, apr: "8.5", compoundsPerYear: 365, payment: "50", paymentsPerYear: 52 },
      kept: { ...defaultEntry, amount: "250", inflation: "2" },
      unitChoice: "custom",
      customUnit: "sFLR & co",
      goal: "10000",
    } as const;
    expect(sharedState(search(calculatorLink(state)))).toEqual(state);
  });

  it("keeps a scenario of nothing but defaults, and a field that was emptied", () => {
    const state = { ...defaultState, entry: { ...defaultEntry, amount: "" }, kept: defaultEntry };
    expect(sharedState(search(calculatorLink(state)))).toEqual(state);
  });

  it("takes no frequency that the form does not offer, and no endless text", () => {
    const state = sharedState(`?compounds=7&adds=0&amount=${"9".repeat(500)}&unit=${"x".repeat(99)}`);
    expect(state?.entry.compoundsPerYear).toBe(1);
    expect(state?.entry.paymentsPerYear).toBe(12);
    expect(state?.entry.amount).toHaveLength(24);
    expect(state?.customUnit).toHaveLength(10);
  });
});
