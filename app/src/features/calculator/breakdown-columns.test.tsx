import { describe, expect, it } from "vitest";
import { breakdownColumns, breakdownCsv } from "./breakdown-columns.tsx";
import { plain, yearlyBreakdown } from "./compound.ts";

const plan = { ...plain, principal: 1000, apr: 12, years: 2 };

describe("the columns of the yearly breakdown", () => {
  it("are the specification's", () => {
    expect(breakdownColumns(plan).map(({ head }) => head)).toEqual([
      "Year",
      "Original Amount",
      "Interest Earned",
      "Total Value",
      "Daily Return",
      "Monthly Return",
    ]);
  });

  it("count payments and inflation only where there are any", () => {
    const heads = breakdownColumns({ ...plan, payment: 5, inflation: 2 }).map(({ head }) => head);
    expect(heads).toContain("Paid In");
    expect(heads).toContain("At Today’s Prices");
  });
});

describe("the file of the yearly breakdown", () => {
  it("holds a row a year in plain numbers", () => {
    expect(breakdownCsv(plan, yearlyBreakdown(plan), "XRP")).toBe(
      [
        "Year,Original Amount (XRP),Interest Earned (XRP),Total Value (XRP),Daily Return (XRP),Monthly Return (XRP)",
        "1,1000.00,120.00,1120.00,0.33,10.00",
        "2,1000.00,254.40,1254.40,0.37,11.20",
        "",
      ].join("\r\n"),
    );
  });

  it("lets no label run as a formula, and writes no minus before nothing", () => {
    const losing = { ...plan, principal: 1, apr: -0.001, years: 1 };
    const text = breakdownCsv(losing, yearlyBreakdown(losing), '=1+1,"');
    expect(text).toContain('"Total Value (=1+1,"")"');
    expect(text).not.toContain("-0.00");
  });
});
