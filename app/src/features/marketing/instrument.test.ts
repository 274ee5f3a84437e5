import { expect, it } from "vitest";
import { balanceAfter } from "../calculator/compound.ts";
import { opening, RANGE, START, settingAt } from "./instrument.ts";

it("finds the curve that runs through the touched point", () => {
  const total = balanceAfter({ principal: START, ...opening });
  expect(settingAt(opening.years / RANGE.years, total / RANGE.total)).toEqual(opening);
});

it("stays within the sliders for any point, also outside the figure", () => {
  for (const across of [-1, 0, 0.03, 0.5, 1, 2]) {
    for (const up of [-1, 0, 0.1, 0.5, 1, 3]) {
      const { apr, years } = settingAt(across, up);
      expect(years).toBeGreaterThanOrEqual(1);
      expect(years).toBeLessThanOrEqual(RANGE.years);
      expect(apr).toBeGreaterThanOrEqual(0);
      expect(apr).toBeLessThanOrEqual(RANGE.apr);
    }
  }
});

it("reads a point at or below the start as a rate of nothing", () => {
  expect(settingAt(0.5, 0.05)).toEqual({ years: 10, apr: 0 });
});
