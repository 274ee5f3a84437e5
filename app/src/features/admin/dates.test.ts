import { expect, it } from "vitest";
import { formatDay, formatForViewer, formatInChicago, formatSeconds } from "./dates.ts";

it("shows nine o'clock in Chicago in winter and in summer", () => {
  expect(formatInChicago("2026-11-23T15:00:00Z")).toBe("Monday, November 23 at 9:00 AM CST");
  expect(formatInChicago("2026-07-06T14:00:00Z")).toBe("Monday, July 6 at 9:00 AM CDT");
});

it("shows the same moment on the viewer's clock", () => {
  expect(formatForViewer("2026-11-23T15:00:00Z", "Europe/Berlin")).toContain("16:00");
  expect(formatDay("2026-11-22T23:30:00Z", "Asia/Tokyo")).toBe("23 Nov 2026");
});

it("shows what is no time as it came", () => {
  expect(formatDay("soon")).toBe("soon");
});

it("writes how long a task took", () => {
  expect(formatSeconds(0)).toBe("under a second");
  expect(formatSeconds(12)).toBe("12 s");
  expect(formatSeconds(185)).toBe("3 min 5 s");
  expect(formatSeconds(Number.NaN)).toBe("unknown");
});
