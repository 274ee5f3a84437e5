/** What the glossary's page adds to `entries/pools.ts`. */
import type { poolTerms } from "../entries/pools.ts";
import type { Explanation } from "../entry.ts";

export const poolExplanations: Readonly<Record<keyof typeof poolTerms, Explanation>> = {
  dex: {
    long: "Most use pools rather than lists of buyers and sellers. It checks no token for you: a worthless copy can be traded there like anything else.",
    see: ["amm", "swap"],
  },
  swap: {
    long: "You give one token to a pool and take another out. What you get depends on the pool's size, its fee and who traded just before you.",
    see: ["price-impact", "slippage"],
  },
  amm: {
    long: "Short: AMM. No person sets the price. Each trade shifts the pool's balances and so the price of the next trade.",
    see: ["constant-product", "liquidity-pool"],
  },
  "liquidity-pool": {
    long: "The tokens come from liquidity providers, who earn the fees and carry the risks. The more a pool holds, the less a given swap moves its price.",
    see: ["liquidity-provider", "amm"],
  },
  "constant-product": {
    long: "From the rule follows the price, which is the ratio of the balances. It also follows that the pool can never be emptied: the last tokens would cost without limit.",
    see: ["amm", "spot-price"],
  },
  "spot-price": {
    long: "In a constant-product pool it is one balance divided by the other. Your own trade always gets a worse price than this.",
    see: ["price-impact"],
  },
  "price-impact": {
    long: "It grows with your trade's share of the pool and you can compute it before you sign. It is not slippage, which others cause.",
    see: ["slippage", "spot-price"],
  },
  slippage: {
    long: "Other people's trades in between cause it. It can go either way, but those who profit from the order of trades see to it that it seldom goes in your favour.",
    see: ["slippage-tolerance", "mev"],
  },
  "slippage-tolerance": {
    long: "Too low, and swaps fail when the market moves. Too high, and you invite others to take the difference.",
    see: ["slippage", "sandwich"],
  },
  "trading-fee": {
    long: "It goes to the liquidity providers, and sometimes in part to the protocol. It is charged beside the network fee and already included in most quotes.",
    see: ["liquidity-provider"],
  },
  arbitrage: {
    long: "Arbitrage keeps a pool's price near that of other markets. What the arbitrageur earns is paid by the pool's liquidity providers.",
    see: ["impermanent-loss"],
  },
  "liquidity-provider": {
    long: "A provider gets a share of the pool and not the same tokens back. When the price moves, that share is worth less than the tokens would have been outside.",
    see: ["lp-token", "impermanent-loss"],
  },
  "lp-token": {
    long: "Whoever holds it can withdraw. If you deposit it elsewhere to earn more, you add the risk of that other contract.",
    see: ["liquidity-provider"],
  },
  "impermanent-loss": {
    long: "It comes from any change in the price between the two tokens, up or down. It goes away only if the price returns, and it becomes final when you withdraw.",
    see: ["liquidity-provider", "arbitrage"],
  },
  "concentrated-liquidity": {
    long: "Outside the range you earn nothing and hold only one of the two tokens. Losses against holding grow faster as well.",
    see: ["impermanent-loss"],
  },
};
