import { expect, it } from "vitest";
import { exactRflr, formatRflr, parseWei, sumWei } from "./wei.ts";

it("writes every digit of an amount, and none that it does not have", () => {
  expect(exactRflr(0n)).toBe("0");
  expect(exactRflr(1n)).toBe("0.000000000000000001");
  expect(exactRflr(1_500_000_000_000_000_000n)).toBe("1.5");
  expect(exactRflr(123_456_789_012_345_678_901_234_567n)).toBe("123456789.012345678901234567");
});

it("writes amounts for reading as the API does: grouped, two to six decimals, rounded half up", () => {
  expect(formatRflr(0n)).toBe("0.00");
  expect(formatRflr(1_234_567_500_000_000_000_000_000n)).toBe("1,234,567.50");
  expect(formatRflr(1_000_000_500_000_000_000n)).toBe("1.000001");
  expect(formatRflr(999_999_999_999_999_999_999n)).toBe("1,000.00");
});

it("rounds to two decimals where a chart has no room for six", () => {
  expect(formatRflr(1_234_565_000_000_000_000_000n, 2)).toBe("1,234.57");
  expect(formatRflr(1_234_000_000_000_000_000_000n, 2)).toBe("1,234.00");
});

it("never writes something as nothing", () => {
  expect(formatRflr(1n, 2)).toBe("<0.01");
  expect(formatRflr(1n)).toBe("<0.000001");
});

it("adds up beyond what a float can hold", () => {
  expect(sumWei(["9007199254740993000000000000000001", "1"].map(parseWei))).toBe(
    9_007_199_254_740_993_000_000_000_000_000_002n,
  );
});
