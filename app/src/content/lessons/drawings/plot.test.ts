import { describe, expect, it } from "vitest";
import { axisEnd, curve, scale } from "./plot.ts";

describe("a scale", () => {
  it("puts the ends on the ends and the middle in the middle, backwards too", () => {
    const y = scale([0, 10], [300, 100]);
    expect([y(0), y(5), y(10)]).toEqual([300, 200, 100]);
  });
});

describe("a curve", () => {
  it("has its first and last point on the function", () => {
    const plot = { x: scale([0, 4], [0, 400]), y: scale([0, 16], [160, 0]) };
    const points = curve(plot, (value) => value ** 2, [0, 4], 2).split("L");
    expect(points).toEqual(["0.0 160.0", "200.0 120.0", "400.0 0.0"]);
  });
});

describe("an axis", () => {
  it.each([
    [1, 1],
    [1.01, 2],
    [2_100, 5_000],
    [9_646, 10_000],
    [10_001, 20_000],
  ])("for values up to %d ends at %d", (value, end) => {
    expect(axisEnd(value)).toBe(end);
  });
});
