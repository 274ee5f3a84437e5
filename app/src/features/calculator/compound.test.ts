import { describe, expect, it } from "vitest";
import { balanceAfter, rateBetween, yearlyBreakdown } from "./compound.ts";

const defaults = { principal: 1000, apr: 12, years: 5 };

describe("yearlyBreakdown", () => {
  it("grows the default example as published compound tables do", () => {
    const totals = yearlyBreakdown(defaults).map((row) => row.total.toFixed(2));
    expect(totals).toEqual(["1120.00", "1254.40", "1404.93", "1573.52", "1762.34"]);
  });

  it("agrees with the closed form in every year", () => {
    for (const apr of [0, 0.01, 4.5, 12, 37.25, 250]) {
      for (const row of yearlyBreakdown({ principal: 123.45, apr, years: 50 })) {
        const closed = 123.45 * (1 + apr / 100) ** row.year;
        expect(row.total / closed).toBeCloseTo(1, 10);
      }
    }
  });

  it("keeps the books: original amount and interest make the total, and interest is all the years' returns", () => {
    let returns = 0;
    for (const row of yearlyBreakdown({ principal: 5000, apr: 7.5, years: 30 })) {
      returns += row.yearlyReturn;
      expect(row.principal).toBe(5000);
      expect(row.principal + row.interest).toBeCloseTo(row.total, 8);
      expect(row.interest).toBeCloseTo(returns, 8);
    }
  });

  it("shows the returns at the balance with which the year began", () => {
    const last = yearlyBreakdown(defaults).at(-1);
    const startOfFinalYear = 1000 * 1.12 ** 4;
    expect(last?.dailyReturn).toBeCloseTo((startOfFinalYear * 0.12) / 365, 10);
    expect(last?.monthlyReturn).toBeCloseTo((startOfFinalYear * 0.12) / 12, 10);
    expect(last?.yearlyReturn).toBeCloseTo(startOfFinalYear * 0.12, 10);
  });

  it("earns nothing at 0 % and has no rows for 0 years", () => {
    expect(yearlyBreakdown({ principal: 10, apr: 0, years: 2 }).map((row) => row.interest)).toEqual([0, 0]);
    expect(yearlyBreakdown({ principal: 10, apr: 5, years: 0 })).toEqual([]);
  });
});

describe("rateBetween", () => {
  it("finds the rate that balanceAfter was given", () => {
    const total = balanceAfter({ principal: 1000, apr: 8.4, years: 13 });
    expect(rateBetween(1000, total, 13)).toBeCloseTo(8.4, 10);
  });

  it("doubles in ten years at about 7.18 %", () => {
    expect(rateBetween(1, 2, 10)).toBeCloseTo(7.1773, 4);
  });
});
