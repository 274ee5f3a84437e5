/**
 * The written side of each tutorial: what to have ready, one example with its arithmetic, what can go wrong and
 * where the protocol itself explains it. It stands on its own while the videos are not recorded.
 */

/** One line of an example: what it is, and what it comes to. */
export type ExampleLine = readonly [what: string, amount: string];

/** A page of somebody else's, with what it is good for. */
export interface GuideSource {
  readonly label: string;
  readonly href: string;
}

/** What a tutorial's page says in writing. */
export interface TutorialGuide {
  /** How the protocol works, in a few sentences. */
  readonly mechanism: readonly string[];
  /** What to have and to know before the first signature. */
  readonly before: readonly string[];
  /** Sample figures, worked through; rounded to cents. */
  readonly example: {
    readonly title: string;
    readonly lines: readonly ExampleLine[];
    /** What the example shows. */
    readonly lesson: string;
  };
  /** Ways to lose money, the likeliest first. */
  readonly risks: readonly (readonly [name: string, text: string])[];
  readonly sources: readonly GuideSource[];
}

const wallet = [
  "A wallet on Flare with a few FLR for fees. Try each step with an amount you would not miss.",
  "The protocol's address typed by hand and kept as a bookmark. Imitations rank in search engines and buy advertisements.",
] as const;

export const sparkdexGuide: TutorialGuide = {
  mechanism: [
    "SparkDEX is an exchange made of pools. Each pool holds two tokens, and a swap puts one in and takes the other out. The price moves with every swap, and more so in a small pool.",
    "In its newer pools a provider chooses a range of prices. The deposit earns a share of the fees while the price is inside that range, and nothing while it is outside.",
  ],
  before: [
    ...wallet,
    "The token's contract address from its issuer. Anyone can make a token of the same name and a pool for it.",
  ],
  example: {
    title: "A full-range deposit, and the price of FLR halves",
    lines: [
      ["Deposit at $0.02 a FLR", "2,500 FLR + $50"],
      ["Worth on that day", "$100.00"],
      ["Just held, at $0.01 a FLR", "$75.00"],
      ["In the pool, at $0.01, before fees", "$70.71"],
      ["What fees must earn to come out even", "$4.29"],
    ],
    lesson:
      "The pool sells what rises and buys what falls. A narrower range earns fees faster and makes this gap wider.",
  },
  risks: [
    ["The price leaves your range", "You hold only the token that fell behind, and earn nothing meanwhile."],
    ["Price impact", "A swap that is large for its pool pays a worse price than the one first shown."],
    ["A false token", "A worthless copy with a familiar name. Compare the contract address."],
    ["The contracts", "Code can have faults, and those who can change it can make mistakes."],
  ],
  sources: [
    { label: "SparkDEX", href: "https://sparkdex.ai/" },
    { label: "SparkDEX documentation", href: "https://docs.sparkdex.ai/" },
  ],
};

export const kineticGuide: TutorialGuide = {
  mechanism: [
    "Kinetic is a lending market. Deposits go into a pool for each asset, and borrowers pay interest into it. You receive kTokens, which are your claim on the deposit and grow in worth as interest comes in.",
    "A deposit can be collateral for a loan in another asset. The health factor compares what you may owe with what you do owe. At 1 or below, others may repay part of your debt and take part of your collateral, with a premium on top.",
  ],
  before: [
    ...wallet,
    "The collateral factor, the borrow cap and the liquidation penalty of the asset, as its market page shows them today.",
  ],
  example: {
    title: "10,000 FLR as collateral, at a collateral factor of 60 %",
    lines: [
      ["Collateral at $0.02 a FLR", "$200.00"],
      ["The most that may be borrowed", "$120.00"],
      ["Borrow $60: health factor", "2.00"],
      ["Liquidated when FLR falls to", "$0.0100, by 50\u00a0%"],
      ["Borrow $100 instead: health factor", "1.20"],
      ["Liquidated when FLR falls to", "$0.0167, by 17\u00a0%"],
    ],
    lesson: "The second loan brings $40 more and leaves a third of the room.",
  },
  risks: [
    ["Liquidation", "Your collateral is sold at a discount, without a question and at the worst moment."],
    [
      "Rates that jump",
      "Interest rises steeply once most of a pool is lent out. Yesterday's rate binds nobody.",
    ],
    ["A withdrawal that fails", "When almost everything is lent out, you wait until somebody repays."],
    [
      "Price feed and contracts",
      "A wrong price or a fault in the code can liquidate or drain a healthy loan.",
    ],
  ],
  sources: [
    { label: "Kinetic", href: "https://kinetic.market/" },
    {
      label: "Kinetic on liquidations",
      href: "https://docs.kinetic.market/liquidity-market/borrow/liquidations",
    },
    {
      label: "Kinetic's parameters",
      href: "https://docs.kinetic.market/liquidity-market/protocol-parameters",
    },
  ],
};

export const cycloGuide: TutorialGuide = {
  mechanism: [
    "Cyclo takes a token, such as staked FLR, and gives you two things: one cy-token for each dollar that the deposit is worth at that moment, and a receipt that remembers the price.",
    "The cy-tokens can be sold. The deposit comes back only against the receipt and the same number of cy-tokens. There is no debt that grows and no price at which you are liquidated.",
  ],
  before: [
    ...wallet,
    "How much is traded in the cy-token's pool. If few sell, buying your way back can cost more than you received.",
  ],
  example: {
    title: "1,000 staked FLR locked at $0.025, the cy-tokens sold",
    lines: [
      ["Locked", "$25.00"],
      ["Received", "25 cy-tokens and a receipt"],
      ["Sold at $0.80 each", "$20.00"],
      ["Bought back at $0.90 to unlock", "$22.50"],
      ["The cost of the round trip, before fees", "$2.50"],
    ],
    lesson:
      "Nobody forced a sale, and that had a price. The way out costs whatever the cy-token costs on that day.",
  },
  risks: [
    ["The way out becomes dear", "The cy-token can rise towards a dollar between your sale and your return."],
    ["It is no dollar", "Nothing redeems a cy-token for a dollar. It trades where buyers and sellers meet."],
    ["A lost receipt", "The receipt is a token of its own. Sent away or sold, it takes the deposit along."],
    [
      "What lies beneath",
      "Staking, the price feed and Cyclo's contracts each can fail, and a lock depends on all.",
    ],
  ],
  sources: [
    { label: "Cyclo", href: "https://cyclo.finance/" },
    { label: "Flare's price feeds", href: "https://dev.flare.network/ftso/overview" },
  ],
};
