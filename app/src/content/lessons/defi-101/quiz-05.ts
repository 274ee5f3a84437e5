/** The questions of lesson 5. */
import { buy, minimumReceived } from "../examples.ts";
import { whole } from "../figures.ts";
import type { Question } from "../lesson.ts";

const swap = buy({ tokens: 1_000, dollars: 1_000, fee: 0 }, 1_000);

/** The quiz of lesson 5. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-5-compute",
    prompt: "A pool without a fee holds 1,000 A and 1,000 B. You put in 1,000 B. How many A do you get?",
    options: [
      {
        id: "all",
        text: "1,000, the spot price being one to one.",
        correct: false,
        why: "That would empty the pool. The spot price holds only for a tiny trade.",
      },
      {
        id: "half",
        text: whole(swap.received),
        correct: true,
        why: "The product must stay at one million. With 2,000 B in the pool, 500 A must remain.",
      },
      {
        id: "most",
        text: "990, one per cent less than the spot price gives.",
        correct: false,
        why: "The trade is as large as the pool, so the price impact is far above one per cent.",
      },
    ],
  },
  {
    id: "lesson-5-impact",
    prompt: "What lowers the price impact of your swap?",
    options: [
      {
        id: "tolerance",
        text: "A lower slippage tolerance.",
        correct: false,
        why: "The tolerance makes a bad swap fail. It does not make the price better.",
      },
      {
        id: "gas",
        text: "A higher gas price.",
        correct: false,
        why: "That may bring your swap into a block sooner. The pool's formula does not look at it.",
      },
      {
        id: "deep",
        text: "A pool that holds more of both tokens.",
        correct: true,
        why: "Price impact depends on your trade's size compared with the pool.",
      },
    ],
  },
  {
    id: "lesson-5-tolerance",
    prompt: "You are quoted 1,000 tokens and set a tolerance of 2 %. What is the least you can receive?",
    options: [
      {
        id: "nine-eighty",
        text: whole(minimumReceived(1_000, 0.02)),
        correct: true,
        why: "Two per cent of 1,000 are 20. Below 980 the swap fails and you keep your tokens.",
      },
      {
        id: "thousand",
        text: "1,000: a quote is binding.",
        correct: false,
        why: "A quote shows this moment. Others may trade before your swap is carried out.",
      },
      {
        id: "zero",
        text: "Nothing, if the market crashes in between.",
        correct: false,
        why: "The tolerance prevents just that: the swap fails instead of paying too little.",
      },
    ],
  },
  {
    id: "lesson-5-failing",
    prompt: "A swap of a new token keeps failing until the tolerance is 30 %. What is the wise reading?",
    options: [
      {
        id: "busy",
        text: "The network is busy. Set it to 40 % to be sure.",
        correct: false,
        why: "A busy network raises fees. It does not by itself change what a swap pays by 30 %.",
      },
      {
        id: "suspect",
        text: "The token may take a cut or be a trap. Do not swap.",
        correct: true,
        why: "Something takes the difference: a tax in the contract, a tiny pool or other traders.",
      },
      {
        id: "popular",
        text: "The token is popular, so the price is running away.",
        correct: false,
        why: "That is the story you are meant to believe. A fair market lets you in at a small tolerance.",
      },
    ],
  },
];
