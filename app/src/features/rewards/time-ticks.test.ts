import { expect, it } from "vitest";
import { formatTick, timeTicks } from "./time-ticks.ts";

const at = (day: string) => Date.parse(day) / 1_000;

it("marks the first days of months, as many as there is room for", () => {
  const ticks = timeTicks(at("2025-11-20"), at("2026-04-02"), 6).map(formatTick);
  expect(ticks).toEqual(["Dec 2025", "Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026"]);
});

it("keeps to quarters, halves and years where the time is long", () => {
  expect(timeTicks(at("2025-02-01"), at("2027-06-30"), 5).map(formatTick)).toEqual([
    "Jul 2025",
    "Jan 2026",
    "Jul 2026",
    "Jan 2027",
  ]);
  for (const years of [1, 3, 9]) {
    expect(timeTicks(at("2024-06-06"), at("2024-06-06") + years * 31_536_000, 4).length).toBeLessThanOrEqual(
      4,
    );
  }
});
