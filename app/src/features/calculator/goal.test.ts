import { describe, expect, it } from "vitest";
import { type Plan, plain, rateBetween, valueAfterPeriods, yearlyBreakdown } from "./compound.ts";
import { aprNeeded, durationText, paymentNeeded, principalNeeded, timeNeeded } from "./goal.ts";

const plan: Plan = { ...plain, principal: 1000, apr: 12, years: 5 };
const saving: Plan = { ...plan, compoundsPerYear: 12, payment: 50 };

function reached(changed: Plan): number | undefined {
  return yearlyBreakdown(changed).at(-1)?.total;
}

describe("what a plan needs to reach a sum", () => {
  it("names a start, a payment and a rate, each of which reaches it in the table", () => {
    for (const from of [plan, saving]) {
      expect(reached({ ...from, principal: principalNeeded(9_000, from) })).toBeCloseTo(9_000, 6);
      expect(reached({ ...from, payment: paymentNeeded(9_000, from) ?? 0 })).toBeCloseTo(9_000, 6);
      expect(reached({ ...from, apr: aprNeeded(9_000, from) ?? 0 })).toBeCloseTo(9_000, 6);
    }
  });

  it("finds the rate of the closed form", () => {
    expect(aprNeeded(2_000, plan)).toBeCloseTo(rateBetween(1000, 2_000, 5), 8);
  });

  it("asks for nothing more where the sum is reached as it is", () => {
    expect(principalNeeded(2_000, { ...saving, payment: 100 })).toBe(0);
    expect(paymentNeeded(1_700, plan)).toBe(0);
    expect(aprNeeded(900, plan)).toBe(0);
    expect(timeNeeded(900, plan)).toEqual({ periods: 0, perYear: 1 });
  });

  it("counts the time by interest that is added, and by payments where there are any", () => {
    // 1,000 × 1.12⁶ = 1,973.82 and × 1.12⁷ = 2,210.68: doubled after seven years, not before.
    expect(timeNeeded(2_000, plan)).toEqual({ periods: 7, perYear: 1 });
    const time = timeNeeded(9_000, saving);
    expect(time?.perYear).toBe(12);
    expect(valueAfterPeriods(saving, time?.periods ?? 0)).toBeGreaterThanOrEqual(9_000);
    expect(valueAfterPeriods(saving, (time?.periods ?? 0) - 1)).toBeLessThan(9_000);
  });

  it("has no answer where none would do", () => {
    expect(timeNeeded(2_000, { ...plan, apr: 0 })).toBeUndefined();
    expect(timeNeeded(2_000, { ...plan, apr: -5 })).toBeUndefined();
    expect(aprNeeded(1e12, plan)).toBeUndefined();
    expect(paymentNeeded(2_000, { ...plan, years: 0 })).toBeUndefined();
  });
});

describe("durationText", () => {
  it("says a time in years and what is left over", () => {
    expect(durationText({ periods: 40, perYear: 12 })).toBe("3 years and 4 months");
    expect(durationText({ periods: 12, perYear: 12 })).toBe("1 year");
    expect(durationText({ periods: 5, perYear: 4 })).toBe("1 year and 3 months");
    expect(durationText({ periods: 1, perYear: 365 })).toBe("1 day");
    expect(durationText({ periods: 0, perYear: 1 })).toBe("no time");
  });
});
