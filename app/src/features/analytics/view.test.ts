import { expect, it } from "vitest";
import { asksNotToBeCounted, isPrivate } from "./beacon.ts";
import { referrerHost } from "./view.ts";

it("names another site by its host and nothing of its address", () => {
  expect(referrerHost("https://search.example/q?secret=1", "emberfi.example")).toBe("search.example");
  expect(referrerHost("https://emberfi.example/blog", "emberfi.example")).toBe("");
  expect(referrerHost("android-app://com.example", "emberfi.example")).toBe("");
  expect(referrerHost("", "emberfi.example")).toBe("");
});

it("leaves out whoever asks not to be counted, and pages that are nobody's visit", () => {
  expect(asksNotToBeCounted({ doNotTrack: "1" })).toBe(true);
  expect(asksNotToBeCounted({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeCounted({ doNotTrack: null })).toBe(false);
  expect(["/admin", "/preview/abc", "/administration"].map(isPrivate)).toEqual([true, true, false]);
});
