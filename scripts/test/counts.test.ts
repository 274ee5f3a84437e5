import { expect, test } from "vitest";
import { countTests } from "./counts.ts";

test("cargo test's summaries of several crates are added up", () => {
  const output =
    "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured\n" +
    "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured\n";
  expect(countTests("cargo", output)).toEqual({ passed: 15, failed: 2 });
});

test("nextest's summary counts, its list of tests does not", () => {
  const output =
    "        PASS [   0.004s] emberfi-domain two_passed\n" +
    "     Summary [   2.310s] 41 tests run: 39 passed (1 slow), 2 failed, 1 skipped\n";
  expect(countTests("nextest", output)).toEqual({ passed: 39, failed: 2 });
});

test("vitest's tests count, its files do not, colours aside", () => {
  const output =
    "\u001b[2m Test Files \u001b[22m 1 failed | 3 passed (4)\n\u001b[2m      Tests \u001b[22m 2 failed | 17 passed (19)\n";
  expect(countTests("vitest", output)).toEqual({ passed: 17, failed: 2 });
});

test("Playwright's last lines count, flaky and skipped ones do not", () => {
  const output =
    "  1 failed\n    [chromium] › home.spec.ts:3:1 › opens\n  2 flaky\n  3 skipped\n  24 passed (31.2s)\n";
  expect(countTests("playwright", output)).toEqual({ passed: 24, failed: 1 });
});

test("node's own runner counts in both of its reporters", () => {
  expect(countTests("node", "# pass 4\n# fail 1\n")).toEqual({ passed: 4, failed: 1 });
  expect(countTests("node", "ℹ pass 4\nℹ fail 0\n")).toEqual({ passed: 4, failed: 0 });
});

test("output without a summary counts nothing", () => {
  expect(countTests("vitest", "Error: no config\n")).toEqual({ passed: 0, failed: 0 });
});
