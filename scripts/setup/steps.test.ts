import { expect, test } from "vitest";
import { createSteps, duration, SetupProblem } from "./steps.mjs";

test("durations are told in the unit that fits", () => {
  expect([400, 9900, 12_400, 65_000, 119_800].map(duration)).toEqual([
    "0.4 s",
    "9.9 s",
    "12 s",
    "1 min 05 s",
    "2 min 00 s",
  ]);
});

test("steps go on counting where an earlier process stopped, and a failed one says so", async () => {
  let printed = "";
  const { step } = createSteps({ total: 4, done: 2, out: { write: (text) => (printed += text) } });
  await step("App", () => "made");
  await expect(step("Worker", () => Promise.reject(new SetupProblem("no")))).rejects.toThrow("no");
  expect(printed).toMatch(/^\[3\/4\] App: made \(0\.\d s\)\n\[4\/4\] Worker: failed after 0\.\d s\n$/);
});
