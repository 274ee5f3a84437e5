/** Swaps and the pools behind them. */
import type { GlossaryEntry } from "../entry.ts";

export const poolTerms = {
  dex: {
    term: "decentralised exchange",
    short: "A protocol where people swap tokens from their own wallets, without a company in between.",
  },
  swap: { term: "swap", short: "Exchanging one token for another in a single transaction." },
  amm: {
    term: "automated market maker",
    short: "A pool that quotes prices by a formula from what it holds, for anyone, at any time.",
  },
  "liquidity-pool": {
    term: "liquidity pool",
    short: "A contract that holds two or more tokens against which people swap.",
  },
  "constant-product": {
    term: "constant product",
    short: "The rule x × y = k: a swap must leave the product of a pool's two balances as it was.",
  },
  "spot-price": {
    term: "spot price",
    short: "The price of the very next small trade, before it moves the pool.",
  },
  "price-impact": {
    term: "price impact",
    short: "How much worse your own trade makes your price, because it moves the pool.",
  },
  slippage: {
    term: "slippage",
    short: "The change in price between sending your swap and its being carried out.",
  },
  "slippage-tolerance": {
    term: "slippage tolerance",
    short: "The worst result you accept; below it the swap fails and only the fee is lost.",
  },
  "trading-fee": { term: "trading fee", short: "The share of each swap that the pool keeps, such as 0.3 %." },
  arbitrage: {
    term: "arbitrage",
    short: "Buying where something is cheap and selling where it is dear, at the same time.",
  },
  "liquidity-provider": {
    term: "liquidity provider",
    short: "Someone who deposits tokens in a pool for others to trade against, and shares its fees.",
  },
  "lp-token": {
    term: "LP token",
    short: "A receipt for your share of a pool, which you hand back to take that share out.",
  },
  "impermanent-loss": {
    term: "impermanent loss",
    short: "How much less a pool share is worth than simply holding the same tokens.",
  },
  "concentrated-liquidity": {
    term: "concentrated liquidity",
    short: "Placing pool tokens in a price range you choose, to earn more while the price is inside.",
  },
} as const satisfies Record<string, GlossaryEntry>;
