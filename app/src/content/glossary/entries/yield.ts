/** Returns and how they are quoted. */
import type { GlossaryEntry } from "../entry.ts";

export const yieldTerms = {
  yield: {
    term: "yield",
    short: "What a deposit earns, before the deposit's own change in value.",
    long: "Somebody pays it. If you cannot say who pays and why, you are likely to be the one.",
    see: ["apr", "emissions"],
  },
  principal: {
    term: "principal",
    short: "The sum you put in, on which a return is reckoned.",
    long: "A high rate says nothing about whether the principal comes back. Look after the principal first.",
    see: ["yield"],
  },
  apr: {
    term: "APR",
    short: "Annual percentage rate: a yearly rate without interest on interest.",
    long: "At 12 % APR, 1,000 tokens earn 120 in a year if nothing is added back. In DeFi the rate shown is mostly that of this moment.",
    see: ["apy"],
  },
  apy: {
    term: "APY",
    short: "Annual percentage yield: a yearly rate that assumes interest is added back and earns too.",
    long: "The same offer looks larger as APY than as APR. It holds only if the rate stays, and if somebody pays the fees for adding back.",
    see: ["apr", "compounding"],
  },
  compounding: {
    term: "compounding",
    short: "Adding what was earned to the sum that earns.",
    long: "It counts over years and little over weeks. Every step of it costs a fee, so with a small sum do it seldom.",
    see: ["apy"],
  },
  emissions: {
    term: "emissions",
    short: "New tokens that a protocol creates and hands out as rewards.",
    long: "They draw deposits and dilute those who hold the token. When many sell what they receive, its price falls and the rate with it.",
    see: ["inflation", "yield-farming"],
  },
  inflation: {
    term: "inflation",
    short: "Growth of a token's supply, which thins out each holder's share.",
    long: "If supply grows by 5 % and your holding by 3 %, you own a smaller part than before. Rewards paid from inflation come from all holders.",
    see: ["supply", "emissions"],
  },
  "yield-farming": {
    term: "yield farming",
    short: "Moving deposits to wherever rewards are highest at the moment.",
    long: "Each move costs fees and adds contracts to trust. The highest rates tend to be the youngest and the shortest-lived.",
    see: ["emissions", "smart-contract-risk"],
  },
  tvl: {
    term: "TVL",
    short: "Total value locked: what all deposits in a protocol are worth at today's prices.",
    long: "It grows when prices rise even if nobody deposits, and money can be counted twice. A large figure is no proof of safety.",
    see: ["protocol"],
  },
  vault: {
    term: "vault",
    short: "A contract that runs a strategy with many people's deposits and adds rewards back.",
    long: "It saves work and fees. You trust one more contract and whoever may change its strategy.",
    see: ["compounding", "smart-contract-risk"],
  },
} as const satisfies Record<string, GlossaryEntry>;
