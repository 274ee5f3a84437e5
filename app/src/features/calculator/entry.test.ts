import { describe, expect, it } from "vitest";
import { plain } from "./compound.ts";
import { defaultEntry, readEntry } from "./entry.ts";

function read(fields: Partial<typeof defaultEntry>) {
  return readEntry({ ...defaultEntry, ...fields });
}

describe("readEntry", () => {
  it("takes the defaults as they are, without a note", () => {
    expect(read({})).toEqual({
      kind: "accepted",
      plan: { ...plain, principal: 1000, apr: 12, years: 5 },
      notes: {},
    });
  });

  it("counts a blank or unparsable field as 0, 0 and 1 and says so beside it", () => {
    for (const text of ["", "   ", "abc", "1,5", "--"]) {
      const result = read({ amount: text, apr: text, years: text });
      expect(result).toMatchObject({ kind: "accepted", plan: { principal: 0, apr: 0, years: 1 } });
      expect(result.notes).toEqual({
        amount: "Not a number: counted as 0.",
        apr: "Not a number: counted as 0 %.",
        years: "Not a number: counted as 1 year.",
      });
    }
  });

  it("computes 1 to 50 years plainly, flags up to 200 and refuses beyond", () => {
    expect(read({ years: "1" }).notes).toEqual({});
    expect(read({ years: "50" }).notes).toEqual({});
    expect(read({ years: "51" })).toMatchObject({ kind: "accepted", plan: { years: 51 } });
    expect(read({ years: "51" }).notes.years).toContain("Outside 1 to 50");
    expect(read({ apr: "3", years: "200" })).toMatchObject({ kind: "accepted", plan: { years: 200 } });
    expect(read({ years: "201" })).toMatchObject({
      kind: "refused",
      errors: { years: "More than 200 years is not computed." },
    });
  });

  it("says which whole number a fraction of years counts as", () => {
    expect(read({ years: "2.9" })).toMatchObject({ kind: "accepted", plan: { years: 2 } });
    expect(read({ years: "2.9" }).notes.years).toBe("Whole years only: counted as 2.");
    expect(read({ years: "0" }).notes.years).toContain("nothing has compounded");
  });

  it("refuses what has no meaning instead of computing it", () => {
    expect(read({ amount: "-1" })).toMatchObject({ kind: "refused", errors: { amount: expect.any(String) } });
    expect(read({ apr: "-101" })).toMatchObject({ kind: "refused", errors: { apr: expect.any(String) } });
    expect(read({ years: "-1" })).toMatchObject({ kind: "refused", errors: { years: expect.any(String) } });
    expect(read({ amount: "1e300" })).toMatchObject({ kind: "refused" });
  });

  it("computes a loss for a negative rate", () => {
    expect(read({ apr: "-10" })).toMatchObject({ kind: "accepted", plan: { apr: -10 } });
  });

  it("takes a blank addition for none, and says what it makes of one that it cannot read", () => {
    expect(read({ payment: " ", inflation: "" }).notes).toEqual({});
    expect(read({ payment: "x", inflation: "y" })).toMatchObject({
      kind: "accepted",
      plan: { payment: 0, inflation: 0 },
      notes: { payment: "Not a number: counted as 0.", inflation: "Not a number: counted as 0 %." },
    });
    expect(
      read({ payment: "25", paymentsPerYear: 52, inflation: "2.5", compoundsPerYear: 365 }),
    ).toMatchObject({
      plan: { payment: 25, paymentsPerYear: 52, inflation: 2.5, compoundsPerYear: 365 },
      notes: {},
    });
  });

  it("refuses payments and prices that have no meaning", () => {
    expect(read({ payment: "-5" })).toMatchObject({
      kind: "refused",
      errors: { payment: expect.any(String) },
    });
    expect(read({ inflation: "-100" })).toMatchObject({
      kind: "refused",
      errors: { inflation: expect.any(String) },
    });
    expect(read({ inflation: "-99", years: "50" })).toMatchObject({ kind: "refused" });
  });
});
