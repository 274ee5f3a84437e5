/**
 * The arithmetic of the worked examples. Every number that a lesson computes comes from here and is rounded only
 * when it is written (`figures.ts`). Prices are dollars a token, rates and shares are fractions of 1, amounts are
 * tokens or dollars as named. The inputs are samples chosen for round numbers, not market data.
 */

/** What is left of a first deposit once it has arrived, and how long a yield takes to earn the costs back. */
export function firstDeposit(deposit: number, costs: readonly number[], yieldPerYear: number) {
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  const arrived = deposit - spent;
  const earnedPerYear = arrived * yieldPerYear;
  return { spent, arrived, earnedPerYear, daysToEarnBack: (spent / earnedPerYear) * 365 };
}

/** How many seed phrases fit a pattern with some words unknown: each word has 2,048 candidates and the checksum passes 1 in 16. */
export function phrasesLeft(unknownWords: number): number {
  return 2048 ** unknownWords / 16;
}

/** Years to try every one of a number of secrets at a rate. */
export function yearsToTryAll(secrets: number, triesPerSecond: number): number {
  return secrets / triesPerSecond / (365.25 * 24 * 60 * 60);
}

/**
 * The lowest gas price on Flare in gwei, from 14 July 2026 on: 'The minimum C-chain gas price (base fee floor) is
 * raised to 500 GWei', https://github.com/flare-foundation/go-flare/releases/tag/v1.14.0.
 */
export const LOWEST_GAS_PRICE = 500;

/** A network fee in the native token: gas times a price in gwei. */
export function networkFee(gas: number, gwei: number): number {
  return (gas * gwei) / 1e9;
}

/** What a contract can still take of a balance: the allowance that is left, but never more than is there. */
export function exposed(balance: number, allowance: number): number {
  return Math.min(balance, allowance);
}

/** How many days of a yearly yield a loss on the principal undoes. */
export function daysOfYieldLost(loss: number, yieldPerYear: number): number {
  return (loss / yieldPerYear) * 365;
}

/** A constant-product pool: what it holds of the token and of dollars, and the fee it takes of what comes in. */
export interface Pool {
  readonly tokens: number;
  readonly dollars: number;
  readonly fee: number;
}

/** Buying tokens with dollars. The fee stays in the pool. */
export function buy(pool: Pool, dollarsIn: number) {
  const spotPrice = pool.dollars / pool.tokens;
  const counted = dollarsIn * (1 - pool.fee);
  const received = pool.tokens - (pool.tokens * pool.dollars) / (pool.dollars + counted);
  const withoutImpact = counted / spotPrice;
  return {
    spotPrice,
    /** Tokens at the spot price after the fee, if the trade moved nothing. */
    withoutImpact,
    received,
    pricePaid: dollarsIn / received,
    priceImpact: 1 - received / withoutImpact,
    after: { ...pool, tokens: pool.tokens - received, dollars: pool.dollars + dollarsIn },
  };
}

/** Selling tokens for dollars; the dollars that come out. */
export function sell(pool: Pool, tokensIn: number): number {
  const counted = tokensIn * (1 - pool.fee);
  return pool.dollars - (pool.tokens * pool.dollars) / (pool.tokens + counted);
}

/** The least a swap may pay before it fails. */
export function minimumReceived(quoted: number, tolerance: number): number {
  return quoted * (1 - tolerance);
}

/** A full-range pool share against holding, before fees, once the token's price has been multiplied. */
export function poolShare(tokens: number, price: number, priceRatio: number) {
  const product = tokens * tokens * price;
  const newPrice = price * priceRatio;
  const tokensLeft = Math.sqrt(product / newPrice);
  const dollarsLeft = Math.sqrt(product * newPrice);
  const pooled = tokensLeft * newPrice + dollarsLeft;
  const held = tokens * newPrice + tokens * price;
  return {
    newPrice,
    tokensLeft,
    dollarsLeft,
    pooled,
    held,
    loss: held - pooled,
    lossShare: 1 - pooled / held,
  };
}

/**
 * What half-and-half full-range pool shares are worth compared with the deposit, before fees, once the two tokens
 * are worth these multiples of what they were.
 */
export function pooledWorth(first: number, second: number): number {
  return Math.sqrt(first * second);
}

/** The fees a pool share earns a day. */
export function feesPerDay(volume: number, fee: number, share: number): number {
  return volume * fee * share;
}

/** A loan: collateral in tokens and at a price, debt in dollars, and the threshold at which collateral counts. */
export interface Loan {
  readonly tokens: number;
  readonly price: number;
  readonly debt: number;
  readonly threshold: number;
}

/** Collateral value × threshold ÷ debt. */
export function healthFactor({ tokens, price, debt, threshold }: Loan): number {
  return (tokens * price * threshold) / debt;
}

/** The token price at which the health factor is 1. */
export function liquidationPrice({ tokens, debt, threshold }: Loan): number {
  return debt / (tokens * threshold);
}

/** Repaying a share of the debt out of the collateral, with the liquidator's bonus on top. */
export function liquidate(loan: Loan, shareOfDebt: number, bonus: number) {
  const repaid = loan.debt * shareOfDebt;
  const taken = repaid * (1 + bonus);
  const after: Loan = { ...loan, debt: loan.debt - repaid, tokens: loan.tokens - taken / loan.price };
  return { repaid, taken, penalty: taken - repaid, after };
}

/** What lenders get a year: the borrowers' rate on the part that is lent, less what the protocol keeps of it. */
export function supplyRate(borrowRate: number, lent: number, kept: number): number {
  return borrowRate * lent * (1 - kept);
}

/** One provider's estimate and its weight. */
export interface Estimate {
  readonly value: number;
  readonly weight: number;
}

/** The estimate at which half of the total weight is reached, in order of value; `undefined` without estimates. */
export function weightedMedian(estimates: readonly Estimate[]): number | undefined {
  const total = estimates.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  for (const { value, weight } of estimates.toSorted((left, right) => left.value - right.value)) {
    reached += weight;
    if (reached >= total / 2) return value;
  }
  return undefined;
}

/** The average of the estimates, each counted by its weight. */
export function weightedAverage(estimates: readonly Estimate[]): number {
  const total = estimates.reduce((sum, { weight }) => sum + weight, 0);
  return estimates.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

/** rFLR after a number of 30-day months of its twelve, and what an early exit pays and costs. */
export function vestedRflr(amount: number, months: number) {
  const vested = amount * Math.min(months / 12, 1);
  const locked = amount - vested;
  return { vested, locked, earlyExit: vested + locked / 2, lost: locked / 2 };
}

/** The share of a yearly rate that falls to a number of days. */
export function earnedInDays(principal: number, ratePerYear: number, days: number): number {
  return (principal * ratePerYear * days) / 365;
}

/** A sum after years at a yearly rate, added back a number of times a year. */
export function compounded(principal: number, apr: number, timesPerYear: number, years = 1): number {
  return principal * (1 + apr / timesPerYear) ** (timesPerYear * years);
}

/** The yearly yield that a rate comes to when it is added back a number of times a year. */
export function apy(apr: number, timesPerYear: number): number {
  return compounded(1, apr, timesPerYear) - 1;
}

/** The gain that brings a sum back to where it was before a loss, both as shares. */
export function gainToRecover(loss: number): number {
  return loss / (1 - loss);
}

/** What a holding is worth compared with before, once the tokens have grown and their price has changed. */
export function worthAfter(tokenGrowth: number, priceChange: number): number {
  return (1 + tokenGrowth) * (1 + priceChange) - 1;
}

/** How a holder's share of the supply changes when both grow. */
export function shareAfter(holdingGrowth: number, supplyGrowth: number): number {
  return (1 + holdingGrowth) / (1 + supplyGrowth) - 1;
}

/** What adding back gains in a year over not doing so, less its fees. */
export function addingBackGains(
  principal: number,
  apr: number,
  timesPerYear: number,
  feeEach: number,
): number {
  return principal * (apy(apr, timesPerYear) - apr) - timesPerYear * feeEach;
}

/** The gain on part of a holding, at its average cost. */
export function gainOnPart(holding: number, cost: number, sold: number, proceeds: number) {
  const costOfSold = (cost * sold) / holding;
  return { costOfSold, gain: proceeds - costOfSold, costLeft: cost - costOfSold };
}
