/** DeFi 101: the lessons in the order in which they are taught. */
import type { TaughtLesson } from "./lesson.ts";

/** Every lesson of DeFi 101; together two hours. */
export const defi101: readonly TaughtLesson[] = [
  {
    id: "lesson-1",
    title: "What DeFi is, and what it is not",
    duration: "10 min",
    videoUrl: "placeholder:defi-101/lesson-1",
    description:
      "DeFi lets you trade, lend and borrow through programs instead of banks. Learn what that changes, who helps you when something breaks (mostly nobody), and what a first try with ten dollars really costs.",
    goals: [
      "say what a blockchain, a smart contract and a protocol are, in your own words",
      "name three protections that a bank account has and DeFi lacks",
      "work out what a small first deposit costs before it earns anything",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-01.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-01.ts")).quiz,
  },
  {
    id: "lesson-2",
    title: "Wallets, keys and seed phrases",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-2",
    description:
      "A wallet holds keys and no coins. Learn what an address, a private key and a seed phrase are, how to keep twelve words safe for years, and which tricks people use to get them from you.",
    goals: [
      "tell an address, a private key, a seed phrase and an app password apart",
      "store a seed phrase so that neither fire nor a thief takes it",
      "recognise the usual attempts to get it from you",
      "decide between a hot wallet and a hardware wallet",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-02.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-02.ts")).quiz,
  },
  {
    id: "lesson-3",
    title: "Reading a transaction: gas, approvals and explorers",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-3",
    description:
      "Every step in DeFi is a transaction that you sign and cannot take back. Learn what it costs, what an approval lets others take, and how to check on an explorer what really happened.",
    goals: [
      "work out a network fee from gas and gas price",
      "tell a payment, an approval and a signature apart before you sign",
      "give an exact approval and take it back later",
      "look a transaction up on a block explorer",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-03.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-03.ts")).quiz,
  },
  {
    id: "lesson-4",
    title: "Tokens and stablecoins",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-4",
    description:
      "Anyone can make a token, so its name proves nothing. Learn how to recognise the real one, why a low price is not cheap, what stands behind a stablecoin, and what a small slip from the dollar costs.",
    goals: [
      "identify a token by its contract address",
      "compare two tokens by market cap instead of price",
      "say what stands behind a stablecoin and who may redeem it",
      "weigh interest on a stablecoin against a depeg",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-04.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-04.ts")).quiz,
  },
  {
    id: "lesson-5",
    title: "Swaps: how a pool sets the price",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-5",
    description:
      "A pool sets its price by one multiplication. Follow a swap of one hundred dollars step by step, see why a small pool gives you less, and set a slippage tolerance that leaves little for others to take.",
    goals: [
      "compute what a constant-product pool pays for a swap",
      "tell price impact from slippage, and limit both",
      "judge a quote by the least amount you will receive",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-05.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-05.ts")).quiz,
  },
  {
    id: "lesson-6",
    title: "Providing liquidity, and what it costs",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-6",
    description:
      "A pool pays you for every swap and changes what you own while it does. Follow $400 through a doubling of the price, set the fees against the loss, and see when holding would have been better.",
    goals: [
      "say what a share of a pool is and what it is not",
      "compute what a price change does to a pool share",
      "set fees against impermanent loss before you deposit",
    ],
    locked: false,
    readingMinutes: 5,
    loadText: async () => (await import("./defi-101/lesson-06.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-06.ts")).quiz,
  },
  {
    id: "lesson-7",
    title: "Lending, borrowing and liquidation",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-7",
    description:
      "A loan in DeFi is called in by a program, at any hour, without a warning. Compute a health factor and the price at which it ends, follow a liquidation step by step, and see what lenders risk.",
    goals: [
      "compute a health factor and a liquidation price",
      "follow what a liquidation takes and what it leaves",
      "say what a lender is paid for, and when a lender has to wait",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-07.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-07.ts")).quiz,
  },
  {
    id: "lesson-8",
    title: "Flare: feeds, delegation, FAssets and rFLR",
    duration: "15 min",
    videoUrl: "placeholder:defi-101/lesson-8",
    description:
      "Flare brings prices, rewards and XRP into the network itself. Learn how a price is agreed on, what delegation does with your tokens, what stands behind FXRP, and what leaving rFLR early costs.",
    goals: [
      "explain how the FTSO arrives at a price and why one liar cannot move it far",
      "tell wrapping, delegating and staking apart",
      "name what you rely on when you hold FXRP",
      "work out what rFLR is worth if you wait and if you do not",
    ],
    locked: false,
    readingMinutes: 5,
    loadText: async () => (await import("./defi-101/lesson-08.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-08.ts")).quiz,
  },
  {
    id: "lesson-9",
    title: "Yield: where it comes from and how it compounds",
    duration: "12 min",
    videoUrl: "placeholder:defi-101/lesson-9",
    description:
      "Somebody pays every rate you are offered. Find out who, turn an APR into an APY, see when adding back costs more than it earns, and why a rate says nothing about the price of the token.",
    goals: [
      "name who pays a yield and why",
      "turn an APR into an APY and back into money",
      "tell when compounding is worth its fees",
      "set a rate against a fall of the price",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-09.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-09.ts")).quiz,
  },
  {
    id: "lesson-10",
    title: "A plan of your own: limits, records and exits",
    duration: "11 min",
    videoUrl: "placeholder:defi-101/lesson-10",
    description:
      "Dull habits keep a mistake small. Set limits before you start, test your plan on a bad day, write down the way out, keep records that a tax office accepts, and know what to do after a theft.",
    goals: [
      "set limits that one failure cannot break",
      "work out what a bad day does to your plan",
      "keep records from the first day",
      "act in the right order when something goes wrong",
    ],
    locked: false,
    readingMinutes: 4,
    loadText: async () => (await import("./defi-101/lesson-10.tsx")).text,
    loadQuiz: async () => (await import("./defi-101/quiz-10.ts")).quiz,
  },
];
