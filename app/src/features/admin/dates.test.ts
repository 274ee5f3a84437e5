import { expect, it } from "vitest";
import { formatDay, formatDuration, formatForViewer, formatInChicago } from "./dates.ts";

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
  expect(formatDuration("2026-11-23T15:00:00Z", "2026-11-23T15:00:00Z")).toBe("under a second");
  expect(formatDuration("2026-11-23T15:00:00Z", "2026-11-23T15:00:12Z")).toBe("12 s");
  expect(formatDuration("2026-11-23T15:00:00Z", "2026-11-23T15:03:05Z")).toBe("3 min 5 s");
  expect(formatDuration("2026-11-23T15:00:00Z", "")).toBe("unknown");
});
