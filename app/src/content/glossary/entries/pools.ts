/** Swaps and the pools behind them. */
import type { GlossaryEntry } from "../entry.ts";

export const poolTerms = {
  dex: {
    term: "decentralised exchange",
    short: "A protocol where people swap tokens from their own wallets, without a company in between.",
    long: "Most use pools rather than lists of buyers and sellers. It checks no token for you: a worthless copy can be traded there like anything else.",
    see: ["amm", "swap"],
  },
  swap: {
    term: "swap",
    short: "Exchanging one token for another in a single transaction.",
    long: "You give one token to a pool and take another out. What you get depends on the pool's size, its fee and who traded just before you.",
    see: ["price-impact", "slippage"],
  },
  amm: {
    term: "automated market maker",
    short: "A pool that quotes prices by a formula from what it holds, for anyone, at any time.",
    long: "Short: AMM. No person sets the price. Each trade shifts the pool's balances and so the price of the next trade.",
    see: ["constant-product", "liquidity-pool"],
  },
  "liquidity-pool": {
    term: "liquidity pool",
    short: "A contract that holds two or more tokens against which people swap.",
    long: "The tokens come from liquidity providers, who earn the fees and carry the risks. The more a pool holds, the less a given swap moves its price.",
    see: ["liquidity-provider", "amm"],
  },
  "constant-product": {
    term: "constant product",
    short: "The rule x × y = k: a swap must leave the product of a pool's two balances as it was.",
    long: "From the rule follows the price, which is the ratio of the balances. It also follows that the pool can never be emptied: the last tokens would cost without limit.",
    see: ["amm", "spot-price"],
  },
  "spot-price": {
    term: "spot price",
    short: "The price of the very next small trade, before it moves the pool.",
    long: "In a constant-product pool it is one balance divided by the other. Your own trade always gets a worse price than this.",
    see: ["price-impact"],
  },
  "price-impact": {
    term: "price impact",
    short: "How much worse your own trade makes your price, because it moves the pool.",
    long: "It grows with your trade's share of the pool and you can compute it before you sign. It is not slippage, which others cause.",
    see: ["slippage", "spot-price"],
  },
  slippage: {
    term: "slippage",
    short: "The change in price between sending your swap and its being carried out.",
    long: "Other people's trades in between cause it. It can go either way, but those who profit from order see to it that it is seldom in your favour.",
    see: ["slippage-tolerance", "mev"],
  },
  "slippage-tolerance": {
    term: "slippage tolerance",
    short: "The worst result you accept; below it the swap fails and only the fee is lost.",
    long: "Too low, and swaps fail when the market moves. Too high, and you invite others to take the difference.",
    see: ["slippage", "sandwich"],
  },
  "trading-fee": {
    term: "trading fee",
    short: "The share of each swap that the pool keeps, such as 0.3 %.",
    long: "It goes to the liquidity providers, and sometimes in part to the protocol. It is charged beside the network fee and already included in most quotes.",
    see: ["liquidity-provider"],
  },
  arbitrage: {
    term: "arbitrage",
    short: "Buying where something is cheap and selling where it is dear, at the same time.",
    long: "Arbitrage keeps a pool's price near that of other markets. What the arbitrageur earns is paid by the pool's liquidity providers.",
    see: ["impermanent-loss"],
  },
  "liquidity-provider": {
    term: "liquidity provider",
    short: "Someone who deposits tokens in a pool for others to trade against, and shares its fees.",
    long: "A provider gets a share of the pool and not the same tokens back. When the price moves, that share is worth less than the tokens would have been outside.",
    see: ["lp-token", "impermanent-loss"],
  },
  "lp-token": {
    term: "LP token",
    short: "A receipt for your share of a pool, which you hand back to take that share out.",
    long: "Whoever holds it can withdraw. If you deposit it elsewhere to earn more, you add the risk of that other contract.",
    see: ["liquidity-provider"],
  },
  "impermanent-loss": {
    term: "impermanent loss",
    short: "How much less a pool share is worth than simply holding the same tokens.",
    long: "It comes from any change in the price between the two tokens, up or down. It goes away only if the price returns, and it becomes final when you withdraw.",
    see: ["liquidity-provider", "arbitrage"],
  },
  "concentrated-liquidity": {
    term: "concentrated liquidity",
    short: "Placing pool tokens in a price range you choose, to earn more while the price is inside.",
    long: "Outside the range you earn nothing and hold only one of the two tokens. Losses against holding grow faster as well.",
    see: ["impermanent-loss"],
  },
} as const satisfies Record<string, GlossaryEntry>;
