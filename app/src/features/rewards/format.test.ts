import { expect, it } from "vitest";
import { formatDollars, formatPrice, shortHash } from "./format.ts";

it("writes a price with six decimals and a value with two", () => {
  expect(formatPrice(0.01872)).toBe("$0.018720");
  expect(formatDollars(1284.5)).toBe("$1,284.50");
});

it("keeps the first ten and the last eight characters of a hash", () => {
  const hash = `0x${"7c41e09b".padEnd(56, "0")}5d20f6a8`;
  expect(shortHash(hash)).toBe("0x7c41e09b…5d20f6a8");
  expect(shortHash("0xaa")).toBe("0xaa");
});
