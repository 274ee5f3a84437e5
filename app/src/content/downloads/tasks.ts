/** The workbook's tasks for each lesson of DeFi 101: what to write down, and a sum to do by hand. */
import * as examples from "../lessons/examples.ts";
import { dollars, figure, percent, whole } from "../lessons/figures.ts";
import type { LessonId } from "../lessons/lesson.ts";

/** What the workbook asks about one lesson. */
export interface Tasks {
  readonly lesson: LessonId;
  /** To be answered in one's own words; each gets lines to write on. */
  readonly questions: readonly [string, string];
  /** A sum, with the answer that the last page gives. */
  readonly sum: { readonly question: string; readonly answer: string };
}

const start = examples.firstDeposit(20, [0.5, 0.3], 0.04);
const swap = examples.buy({ tokens: 10_000, dollars: 10_000, fee: 0 }, 2_500);
const share = examples.poolShare(100, 1, 4);
const loan: examples.Loan = { tokens: 1_000, price: 3, debt: 1_200, threshold: 0.8 };
const vested = examples.vestedRflr(600, 4);
const gain = examples.gainOnPart(800, 40, 200, 14);

/** One entry a lesson, in teaching order. */
export const tasks: readonly Tasks[] = [
  {
    lesson: "lesson-1",
    questions: [
      "The sum that I could lose without missing it, and why that sum:",
      "Three protections that my bank account has and DeFi does not:",
    ],
    sum: {
      question:
        "You start with $20. The purchase costs $0.50 and sending it out $0.30. At 4 % a year, how many days does it take to earn the costs back?",
      answer: `${dollars(start.arrived)} earn ${dollars(start.earnedPerYear, 3)} a year, so ${dollars(start.spent)} take about ${whole(start.daysToEarnBack)} days.`,
    },
  },
  {
    lesson: "lesson-2",
    questions: [
      "Where my two copies of the seed phrase are kept (describe the places to yourself, never the words):",
      "Who knows that they exist, and what that person would need:",
    ],
    sum: {
      question:
        "A thief has 10 of your 12 words and knows which two are missing. How many phrases are left to try?",
      answer: `2,048 times 2,048, divided by 16: ${whole(examples.phrasesLeft(2))}. A computer tries them within moments.`,
    },
  },
  {
    lesson: "lesson-3",
    questions: [
      "In the last request that my wallet showed: the contract, the token and the amount were",
      "The approvals that my address has given, and which of them I still need:",
    ],
    sum: {
      question: "A swap uses 180,000 gas at 600 gwei. What is the fee in FLR?",
      answer: `180,000 times 600, divided by one billion: ${figure(examples.networkFee(180_000, 600), 3)} FLR.`,
    },
  },
  {
    lesson: "lesson-4",
    questions: [
      "The contract address of a token I hold, and the two places where I compared it:",
      "What stands behind the dollar token I would use, and who may redeem it:",
    ],
    sum: {
      question:
        "A stablecoin pays 6 % a year and then trades at $0.98 for good. How many days of interest are lost?",
      answer: `2 divided by 6, times 365: about ${whole(examples.daysOfYieldLost(0.02, 0.06))} days.`,
    },
  },
  {
    lesson: "lesson-5",
    questions: [
      "The least I would receive in a swap that I looked at, and its price impact:",
      "My slippage tolerance, and what I do when a swap fails:",
    ],
    sum: {
      question:
        "A pool without a fee holds 10,000 A and 10,000 B. You put in 2,500 B. How many A do you get, and what is the price impact?",
      answer: `The product is 100 million. With 12,500 B in the pool ${whole(swap.after.tokens)} A remain, so you get ${whole(swap.received)}. Without impact it would be 2,500: an impact of ${percent(swap.priceImpact, 0)}.`,
    },
  },
  {
    lesson: "lesson-6",
    questions: [
      "A pool that I looked at: what it holds, what it traded yesterday, and its fee:",
      "What I would have if one of its two tokens went to zero:",
    ],
    sum: {
      question:
        "You pool 100 tokens at $1 with $100. The price rises to $4. What is your share worth without fees, and what would holding be worth?",
      answer: `${dollars(share.pooled, 0)} in the pool and ${dollars(share.held, 0)} held: a gap of ${percent(share.lossShare, 0)}.`,
    },
  },
  {
    lesson: "lesson-7",
    questions: [
      "The largest fall in a month of the token that I would pledge:",
      "From what I would repay a loan, and how fast:",
    ],
    sum: {
      question:
        "1,000 tokens at $3, a threshold of 80 % and a debt of $1,200. What is the health factor, and at which price does it reach 1?",
      answer: `$3,000 times 0.8, divided by $1,200: ${figure(examples.healthFactor(loan))}. It reaches 1 at ${dollars(examples.liquidationPrice(loan))}.`,
    },
  },
  {
    lesson: "lesson-8",
    questions: [
      "A data provider that I looked at: its fee, and the epochs in which it was not paid:",
      "What I would rely on if I held FXRP:",
    ],
    sum: {
      question:
        "You have 600 rFLR for one month. After four months you take everything out. What do you get, and what is lost?",
      answer: `${whole(vested.vested)} have unlocked and ${whole(vested.locked)} are locked. You get ${whole(vested.earlyExit)}, and ${whole(vested.lost)} are lost.`,
    },
  },
  {
    lesson: "lesson-9",
    questions: [
      "An offer that I saw: who pays it, and would they pay if nobody new came in?",
      "How I would get out of it, how long that takes and what it costs:",
    ],
    sum: {
      question:
        "You earn 15 % in tokens in a year, and their price falls by 20 %. How much more or less is your holding worth?",
      answer: `1.15 times 0.80 is ${figure(1 + examples.worthAfter(0.15, -0.2))}: ${percent(-examples.worthAfter(0.15, -0.2), 0)} less.`,
    },
  },
  {
    lesson: "lesson-10",
    questions: [
      "My three exits for a position: a loss, a gain, a reason:",
      "What I do first if tokens leave my wallet, and whom I tell:",
    ],
    sum: {
      question:
        "You bought 800 tokens for $40 in all and sell 200 for $14. What is the gain at average cost, and what cost stays with the rest?",
      answer: `The 200 cost ${dollars(gain.costOfSold, 0)}, so the gain is ${dollars(gain.gain, 0)}, and ${dollars(gain.costLeft, 0)} stay with the 600.`,
    },
  },
];
