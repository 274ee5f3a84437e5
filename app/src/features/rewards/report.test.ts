import { expect, it } from "vitest";
import { reportOf } from "./report.ts";
import { proven, untraced } from "./sample-rewards.ts";
import { sumWei } from "./wei.ts";

it("adds up addresses to the last wei", () => {
  expect(reportOf([proven, untraced]).totalWei).toBe(1_500_000_000_000_000_000_007n);
});

it("lists the claims of all by time and numbers them from the first one on; those of unknown time stand last", () => {
  const { claims } = reportOf([untraced, proven]);
  expect(claims.map(({ number, month, owner }) => [number, month, owner])).toEqual([
    [4, 14, proven.address],
    [3, 13, proven.address],
    [2, 12, proven.address],
    [1, 14, untraced.address],
  ]);
});

it("splits every claim among its projects without a remainder", () => {
  const report = reportOf([proven, untraced]);
  for (const { wei, number } of report.claims) {
    const parts = report.shares.filter((share) => share.number === number);
    expect(sumWei(parts.map((share) => share.wei))).toBe(wei);
  }
});

it("is as certain as its least certain address", () => {
  expect(reportOf([proven])).toMatchObject({ verified: true, complete: true });
  expect(reportOf([proven, untraced])).toMatchObject({ verified: true, complete: false });
});

it("is neither verified nor complete without an address that could not be read", () => {
  const report = reportOf([proven], [{ address: untraced.address, message: "It did not answer." }]);
  expect(report).toMatchObject({ verified: false, complete: false, totalWei: 1_500n * 10n ** 18n });
});

it("values several addresses at the newest price, and none where no price was read", () => {
  expect(reportOf([untraced, proven]).worth).toMatchObject({
    price: 0.01872,
    updatedAt: proven.priceUpdatedAt,
  });
  expect(reportOf([untraced, proven]).worth.usd).toBeCloseTo(28.08);
  const unpriced = {
    flrPrice: null,
    usdValue: null,
    priceUpdatedAt: null,
    priceReason: "It did not answer.",
  };
  expect(reportOf([{ ...proven, ...unpriced }]).worth).toEqual({
    usd: null,
    price: null,
    updatedAt: null,
    reason: "It did not answer.",
    usdAtClaim: 30,
    usdAtClaimReason: null,
  });
});

it("values the claims at their own time only where that is known of each", () => {
  expect(reportOf([proven]).worth).toMatchObject({ usdAtClaim: 30, usdAtClaimReason: null });
  expect(reportOf([proven, untraced]).worth).toMatchObject({
    usdAtClaim: null,
    usdAtClaimReason: untraced.usdAtClaimReason,
  });
  expect(reportOf([{ ...proven, claims: [], events: [] }]).worth.usdAtClaim).toBeNull();
});
