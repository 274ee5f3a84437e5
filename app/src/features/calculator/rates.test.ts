import { expect, it } from "vitest";
import { aprOf, apyOf, frequencies } from "./rates.ts";

it("turns an APR into the yield that the closed form gives", () => {
  expect(apyOf(12, 1)).toBeCloseTo(12, 10);
  // 1.01¹² − 1 and (1 + 0.12/365)³⁶⁵ − 1, as printed in any table of effective rates.
  expect(apyOf(12, 12).toFixed(4)).toBe("12.6825");
  expect(apyOf(12, 365).toFixed(4)).toBe("12.7475");
});

it("agrees with the formula of Regulation DD, 100 × ((1 + interest/principal)^(365/days) − 1)", () => {
  const days = 365;
  const interest = 1000 * (1 + 0.06 / 12) ** 12 - 1000;
  expect(apyOf(6, 12)).toBeCloseTo(100 * ((1 + interest / 1000) ** (365 / days) - 1), 10);
});

it("comes back to the APR from the yield, for every frequency", () => {
  for (const { perYear } of frequencies) {
    for (const apr of [-40, 0, 0.5, 12, 180]) expect(aprOf(apyOf(apr, perYear), perYear)).toBeCloseTo(apr, 8);
  }
});
