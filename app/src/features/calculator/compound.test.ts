import { describe, expect, it } from "vitest";
import {
  balanceAfter,
  type Plan,
  plain,
  rateBetween,
  valueAfterPeriods,
  yearlyBreakdown,
} from "./compound.ts";

const defaults: Plan = { ...plain, principal: 1000, apr: 12, years: 5 };

function total(plan: Partial<Plan>): number | undefined {
  return yearlyBreakdown({ ...defaults, ...plan }).at(-1)?.total;
}

describe("yearlyBreakdown", () => {
  it("grows the default example as published compound tables do", () => {
    const totals = yearlyBreakdown(defaults).map((row) => row.total.toFixed(2));
    expect(totals).toEqual(["1120.00", "1254.40", "1404.93", "1573.52", "1762.34"]);
  });

  it("agrees with the closed form in every year", () => {
    for (const apr of [0, 0.01, 4.5, 12, 37.25, 250]) {
      for (const row of yearlyBreakdown({ ...plain, principal: 123.45, apr, years: 50 })) {
        const closed = 123.45 * (1 + apr / 100) ** row.year;
        expect(row.total / closed).toBeCloseTo(1, 10);
      }
    }
  });

  it("keeps the books: original amount, payments and interest make the total", () => {
    const plan = { ...plain, principal: 5000, apr: 7.5, years: 30, compoundsPerYear: 4, payment: 25 };
    for (const row of yearlyBreakdown(plan)) {
      expect(row.principal).toBe(5000);
      expect(row.paidIn).toBe(25 * 12 * row.year);
      expect(row.principal + row.paidIn + row.interest).toBeCloseTo(row.total, 8);
    }
  });

  it("adds up the years' returns to the interest, at yearly compounding without payments", () => {
    let returns = 0;
    for (const row of yearlyBreakdown({ ...plain, principal: 5000, apr: 7.5, years: 30 })) {
      returns += row.yearlyReturn;
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
    expect(yearlyBreakdown({ ...plain, principal: 10, apr: 0, years: 2 }).map((row) => row.interest)).toEqual(
      [0, 0],
    );
    expect(yearlyBreakdown({ ...plain, principal: 10, apr: 5, years: 0 })).toEqual([]);
  });

  it("compounds each quarter as a published example does", () => {
    // Southeastern Louisiana University, 'Regular compound interest': $1,500 at 4.3 % each quarter for 6 years.
    expect(total({ principal: 1500, apr: 4.3, years: 6, compoundsPerYear: 4 })?.toFixed(2)).toBe("1938.84");
  });

  it("grows monthly payments as a published annuity does", () => {
    // OpenStax, College Algebra, 'Solving an Annuity Problem': $100 a month for 10 years at 9 % each month.
    const annuity = { principal: 0, apr: 9, years: 10, compoundsPerYear: 12, payment: 100 };
    expect(total(annuity)?.toFixed(2)).toBe("19351.43");
    // The same course's next exercise: $200 at 6 %.
    expect(total({ ...annuity, apr: 6, payment: 200 })?.toFixed(2)).toBe("32775.87");
  });

  it("counts payments at 0 % as their sum, and close to 0 % almost so", () => {
    expect(total({ principal: 0, apr: 0, payment: 10 })).toBe(600);
    expect(total({ principal: 0, apr: 1e-11, payment: 10 })).toBeCloseTo(600, 6);
  });

  it("takes inflation off what the total buys, and off nothing else", () => {
    const last = yearlyBreakdown({ ...defaults, inflation: 3 }).at(-1);
    expect(last?.total.toFixed(2)).toBe("1762.34");
    expect(last?.realTotal).toBeCloseTo(1762.3416832 / 1.03 ** 5, 8);
    // Growth and inflation at one rate leave what was there.
    expect(yearlyBreakdown({ ...defaults, inflation: 12 }).at(-1)?.realTotal).toBeCloseTo(1000, 8);
  });

  it("loses all at -100 % but what is paid in last", () => {
    expect(total({ apr: -100 })).toBe(0);
    expect(total({ apr: -100, payment: 10 })).toBe(10);
  });
});

describe("valueAfterPeriods", () => {
  it("meets the table at the end of every year, for every frequency", () => {
    for (const compoundsPerYear of [1, 2, 4, 12, 52, 365]) {
      for (const paymentsPerYear of [1, 12, 52]) {
        const plan = {
          ...plain,
          principal: 800,
          apr: 11,
          years: 20,
          compoundsPerYear,
          payment: 7,
          paymentsPerYear,
        };
        for (const row of yearlyBreakdown(plan)) {
          expect(valueAfterPeriods(plan, row.year * paymentsPerYear) / row.total).toBeCloseTo(1, 10);
        }
      }
    }
  });
});

describe("rateBetween", () => {
  it("finds the rate that balanceAfter was given", () => {
    const grown = balanceAfter({ principal: 1000, apr: 8.4, years: 13 });
    expect(rateBetween(1000, grown, 13)).toBeCloseTo(8.4, 10);
  });

  it("doubles in ten years at about 7.18 %", () => {
    expect(rateBetween(1, 2, 10)).toBeCloseTo(7.1773, 4);
  });
});
