import { expect, it } from "vitest";
import { unitLabel } from "./unit.ts";

it("names the chosen token", () => {
  expect(unitLabel("XRP", "ignored")).toBe("XRP");
  expect(unitLabel("FLR", "")).toBe("FLR");
});

it("prints a custom label, trimmed and short, and 'tokens' for a blank one", () => {
  expect(unitLabel("custom", "  sFLR ")).toBe("sFLR");
  expect(unitLabel("custom", "a label far too long")).toHaveLength(10);
  expect(unitLabel("custom", "   ")).toBe("tokens");
});
