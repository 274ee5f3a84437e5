/** What the glossary's page adds to `entries/yield.ts`. */
import type { yieldTerms } from "../entries/yield.ts";
import type { Explanation } from "../entry.ts";

export const yieldExplanations: Readonly<Record<keyof typeof yieldTerms, Explanation>> = {
  yield: {
    long: "Somebody pays it. If you cannot say who pays and why, you are likely to be the one.",
    see: ["apr", "emissions"],
  },
  principal: {
    long: "A high rate says nothing about whether the principal comes back. Look after the principal first.",
    see: ["yield"],
  },
  apr: {
    long: "At 12 % APR, 1,000 tokens earn 120 in a year if nothing is added back. In DeFi the rate shown is mostly that of this moment.",
    see: ["apy"],
  },
  apy: {
    long: "The same offer looks larger as APY than as APR. It holds only if the rate stays, and if somebody pays the fees for adding back.",
    see: ["apr", "compounding"],
  },
  compounding: {
    long: "It counts over years and little over weeks. Every step of it costs a fee, so with a small sum do it seldom.",
    see: ["apy"],
  },
  emissions: {
    long: "They draw deposits and dilute those who hold the token. When many sell what they receive, its price falls and the rate with it.",
    see: ["inflation", "yield-farming"],
  },
  inflation: {
    long: "If supply grows by 5 % and your holding by 3 %, you own a smaller part than before. Rewards paid from inflation come from all holders.",
    see: ["supply", "emissions"],
  },
  "yield-farming": {
    long: "Each move costs fees and adds contracts to trust. The highest rates tend to be the youngest and the shortest-lived.",
    see: ["emissions", "smart-contract-risk"],
  },
  tvl: {
    long: "It grows when prices rise even if nobody deposits, and money can be counted twice. A large figure is no proof of safety.",
    see: ["protocol"],
  },
  vault: {
    long: "It saves work and fees. You trust one more contract and whoever may change its strategy.",
    see: ["compounding", "smart-contract-risk"],
  },
};
