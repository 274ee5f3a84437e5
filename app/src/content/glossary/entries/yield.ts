/** Returns and how they are quoted. */
import type { GlossaryEntry } from "../entry.ts";

export const yieldTerms = {
  yield: { term: "yield", short: "What a deposit earns, before the deposit's own change in value." },
  principal: { term: "principal", short: "The sum you put in, on which a return is reckoned." },
  apr: { term: "APR", short: "Annual percentage rate: a yearly rate without interest on interest." },
  apy: {
    term: "APY",
    short: "Annual percentage yield: a yearly rate that assumes interest is added back and earns too.",
  },
  compounding: { term: "compounding", short: "Adding what was earned to the sum that earns." },
  emissions: { term: "emissions", short: "New tokens that a protocol creates and hands out as rewards." },
  inflation: { term: "inflation", short: "Growth of a token's supply, which thins out each holder's share." },
  "yield-farming": {
    term: "yield farming",
    short: "Moving deposits to wherever rewards are highest at the moment.",
  },
  tvl: {
    term: "TVL",
    short: "Total value locked: what all deposits in a protocol are worth at today's prices.",
  },
  vault: {
    term: "vault",
    short: "A contract that runs a strategy with many people's deposits and adds rewards back.",
  },
} as const satisfies Record<string, GlossaryEntry>;
