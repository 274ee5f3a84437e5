import { describe, expect, it } from "vitest";
import * as examples from "./examples.ts";

describe("a first deposit", () => {
  const start = examples.firstDeposit(10, [0.25, 0.2, 0.04], 0.05);

  it("splits into what was spent and what arrived", () => {
    expect(start.spent).toBeCloseTo(0.49, 12);
    expect(start.spent + start.arrived).toBeCloseTo(10, 12);
  });

  it("earns its costs back after costs ÷ yearly earnings of a year", () => {
    expect(start.earnedPerYear).toBeCloseTo(0.4755, 12);
    expect(start.daysToEarnBack).toBeCloseTo((0.49 / 0.4755) * 365, 9);
  });
});

describe("seed phrases", () => {
  it("leave 2 to the 128 possibilities when all 12 words are unknown", () => {
    expect(examples.phrasesLeft(12)).toBe(2 ** 128);
  });

  it("leave 128 when one word is unknown", () => {
    expect(examples.phrasesLeft(1)).toBe(128);
  });

  it("take as many years as there are years' worth of tries", () => {
    expect(examples.yearsToTryAll(31_557_600 * 5, 1)).toBe(5);
  });
});

describe("network fees and permissions", () => {
  it("are gas times price in billionths", () => {
    expect(examples.networkFee(21_000, 500)).toBeCloseTo(0.0105, 12);
  });

  it("expose no more than the allowance and no more than the balance", () => {
    expect(examples.exposed(400, 0)).toBe(0);
    expect(examples.exposed(400, 150)).toBe(150);
    expect(examples.exposed(400, Number.POSITIVE_INFINITY)).toBe(400);
  });
});

describe("a depeg", () => {
  it("of one year's yield costs 365 days", () => {
    expect(examples.daysOfYieldLost(0.05, 0.05)).toBe(365);
    expect(examples.daysOfYieldLost(0.03, 0.05)).toBeCloseTo(219, 9);
  });
});

describe("a swap", () => {
  const pool = { tokens: 100_000, dollars: 2_000, fee: 0.003 };
  const swap = examples.buy(pool, 100);

  it("pays x · Δ ÷ (y + Δ), with Δ what is left after the fee", () => {
    expect(swap.received).toBeCloseTo((100_000 * 99.7) / 2_099.7, 6);
  });

  it("has a price impact of Δ ÷ (y + Δ)", () => {
    expect(swap.priceImpact).toBeCloseTo(99.7 / 2_099.7, 12);
  });

  it("lets the product grow by the fee alone", () => {
    const { tokens, dollars } = swap.after;
    expect(tokens * dollars - 100_000 * 2_000).toBeCloseTo(tokens * 0.3, 4);
  });

  it("costs the fee twice when it is reversed at once", () => {
    const back = examples.sell(swap.after, swap.received);
    expect(back).toBeLessThan(100 * 0.997);
    expect(back).toBeGreaterThan(99.3);
    const free = examples.buy({ ...pool, fee: 0 }, 100);
    expect(examples.sell(free.after, free.received)).toBeCloseTo(100, 9);
  });

  it("fails below the quote less the tolerance", () => {
    expect(examples.minimumReceived(5_000, 0.01)).toBe(4_950);
  });
});

describe("a pool share", () => {
  it.each([0.25, 0.5, 1, 1.5, 2, 4])("loses 1 − 2√r ÷ (1 + r) against holding at r = %f", (ratio) => {
    const share = examples.poolShare(10_000, 0.02, ratio);
    expect(share.lossShare).toBeCloseTo(1 - (2 * Math.sqrt(ratio)) / (1 + ratio), 12);
  });

  it("is half token, half dollars", () => {
    const { tokensLeft, newPrice, dollarsLeft } = examples.poolShare(10_000, 0.02, 4);
    expect(tokensLeft).toBeCloseTo(5_000, 9);
    expect(tokensLeft * newPrice).toBeCloseTo(dollarsLeft, 9);
  });

  it("is worth the geometric mean of what became of its tokens", () => {
    const { pooled } = examples.poolShare(10_000, 0.02, 0.5);
    expect(examples.pooledWorth(0.5, 1)).toBeCloseTo(pooled / 400, 12);
    expect(examples.pooledWorth(0.5, 0.97)).toBeCloseTo(0.97 * examples.pooledWorth(0.5 / 0.97, 1), 12);
    expect(examples.pooledWorth(0, 1)).toBe(0);
  });

  it("earns its part of the volume's fees", () => {
    expect(examples.feesPerDay(2_000, 0.003, 0.01)).toBeCloseTo(0.06, 12);
  });
});

describe("a loan", () => {
  const loan = { tokens: 50_000, price: 0.02, debt: 500, threshold: 0.75 };

  it("has a health factor of 1 at its liquidation price", () => {
    expect(examples.healthFactor(loan)).toBeCloseTo(1.5, 12);
    const price = examples.liquidationPrice(loan);
    expect(price).toBeCloseTo(0.02 / 1.5, 12);
    expect(examples.healthFactor({ ...loan, price })).toBeCloseTo(1, 12);
  });

  it("costs its owner exactly the liquidator's bonus", () => {
    const fallen = { ...loan, price: 0.013 };
    const { repaid, taken, penalty, after } = examples.liquidate(fallen, 0.5, 0.08);
    expect([repaid, taken, penalty].map((value) => Number(value.toFixed(9)))).toEqual([250, 270, 20]);
    const equity = ({ tokens, price, debt }: examples.Loan) => tokens * price - debt;
    expect(equity(fallen) - equity(after)).toBeCloseTo(penalty, 9);
    expect(examples.healthFactor(after)).toBeCloseTo((380 * 0.75) / 250, 9);
  });

  it("pays lenders the interest on what is lent, less the protocol's part", () => {
    expect(examples.supplyRate(0.1, 0.8, 0.1)).toBeCloseTo(0.072, 12);
    expect(examples.supplyRate(0.1, 0, 0)).toBe(0);
  });
});

describe("Flare's figures", () => {
  const estimates = [
    { value: 0.026, weight: 15 },
    { value: 0.0198, weight: 10 },
    { value: 0.02, weight: 30 },
    { value: 0.0203, weight: 20 },
    { value: 0.0201, weight: 25 },
  ];

  it("put the weighted median where half of the weight is reached", () => {
    expect(examples.weightedMedian(estimates)).toBe(0.0201);
    expect(examples.weightedMedian([])).toBeUndefined();
  });

  it("let a wild estimate move the average and not the median", () => {
    const wild = estimates.map((one) => (one.value === 0.026 ? { ...one, value: 2 } : one));
    expect(examples.weightedMedian(wild)).toBe(0.0201);
    expect(examples.weightedAverage(wild)).toBeGreaterThan(0.3);
  });

  it("split rFLR into vested and locked, and take half of the locked on early exit", () => {
    expect(examples.vestedRflr(1_200, 3)).toEqual({ vested: 300, locked: 900, earlyExit: 750, lost: 450 });
    expect(examples.vestedRflr(1_200, 20)).toEqual({ vested: 1_200, locked: 0, earlyExit: 1_200, lost: 0 });
  });

  it("pay a rate by the day", () => {
    expect(examples.earnedInDays(10_000, 0.04, 365)).toBeCloseTo(400, 9);
  });
});

describe("returns", () => {
  it("compound to principal × (1 + rate ÷ n)^n", () => {
    expect(examples.compounded(1_000, 0.12, 1)).toBeCloseTo(1_120, 9);
    expect(examples.compounded(1_000, 0.12, 1, 5)).toBeCloseTo(1_762.341_683_2, 6);
    expect(examples.apy(0.12, 12)).toBeCloseTo(1.01 ** 12 - 1, 12);
    expect(examples.apy(0.12, 100_000_000)).toBeCloseTo(Math.exp(0.12) - 1, 6);
  });

  it("in tokens and in price multiply", () => {
    expect(examples.worthAfter(0.12, -0.3)).toBeCloseTo(-0.216, 12);
    expect(examples.worthAfter(0.12, 1 / 1.12 - 1)).toBeCloseTo(0, 12);
  });

  it("thin a share out when supply grows faster than the holding", () => {
    expect(examples.shareAfter(0.05, 0.08)).toBeCloseTo(1.05 / 1.08 - 1, 12);
    expect(examples.shareAfter(0.08, 0.08)).toBe(0);
  });

  it("lose by adding back where the fees outweigh the interest on interest", () => {
    expect(examples.addingBackGains(100, 0.12, 12, 0.05)).toBeCloseTo(100 * (1.01 ** 12 - 1.12) - 0.6, 9);
    expect(examples.addingBackGains(100, 0.12, 365, 0.05)).toBeLessThan(0);
    expect(examples.addingBackGains(100, 0.12, 1, 0.05)).toBeCloseTo(-0.05, 12);
  });

  it("need a gain of 100 % after a loss of half", () => {
    expect(examples.gainToRecover(0.5)).toBe(1);
    expect(examples.gainToRecover(0.9)).toBeCloseTo(9, 9);
  });

  it("share the cost between what is sold and what is kept", () => {
    expect(examples.gainOnPart(500, 10, 250, 6)).toEqual({ costOfSold: 5, gain: 1, costLeft: 5 });
  });
});
