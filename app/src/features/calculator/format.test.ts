import { expect, it } from "vitest";
import { formatAmount, formatCompact } from "./format.ts";

it("writes amounts in en-US with two decimals", () => {
  expect(formatAmount(1762.341683)).toBe("1,762.34");
  expect(formatAmount(0)).toBe("0.00");
  expect(formatAmount(-12.5)).toBe("-12.50");
});

it("never writes a minus before nothing", () => {
  expect(formatAmount(-0.001)).toBe("0.00");
});

it("shortens amounts for an axis", () => {
  expect(formatCompact(1500)).toBe("1.5K");
  expect(formatCompact(500)).toBe("500");
});
