import { expect, it } from "vitest";
import { axisTicks } from "./ticks.ts";

it("starts at nothing, ends at or above the highest value and steps roundly", () => {
  expect(axisTicks(1762.34)).toEqual([0, 500, 1000, 1500, 2000]);
  expect(axisTicks(1000)).toEqual([0, 500, 1000]);
  expect(axisTicks(0.03)).toEqual([0, 0.01, 0.02, 0.03]);
});

it("keeps to few ticks whatever the size", () => {
  for (const highest of [1e-6, 0.7, 3, 49, 99_999, 7.3e12]) {
    const ticks = axisTicks(highest);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
  }
});

it("gives an axis for nothing", () => {
  expect(axisTicks(0)).toEqual([0, 1]);
});
