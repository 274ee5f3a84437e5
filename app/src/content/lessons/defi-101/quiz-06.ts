/** The questions of lesson 6. */
import { feesPerDay, poolShare } from "../examples.ts";
import { dollars, percent } from "../figures.ts";
import type { Question } from "../lesson.ts";

const fourfold = poolShare(100, 1, 4);

/** The quiz of lesson 6. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-6-share",
    prompt: "You put 1,000 FLR and $20 into a pool. What do you own then?",
    options: [
      {
        id: "same-tokens",
        text: "Exactly those tokens, kept for me until I come back.",
        correct: false,
        why: "The pool trades with them at once. Nothing is set aside in your name.",
      },
      {
        id: "a-share",
        text: "A share of whatever the pool holds when I leave.",
        correct: true,
        why: "The LP token is a claim on a part of the pool, in whatever mix it then has.",
      },
      {
        id: "a-loan",
        text: "A loan to the traders, with a fixed rate.",
        correct: false,
        why: "Nobody owes you a fixed sum. You share fees, and you share what the price does.",
      },
    ],
  },
  {
    id: "lesson-6-fourfold",
    prompt:
      "You pool 100 tokens at $1 with $100. The token's price goes up to $4. Without fees, what is your share worth?",
    options: [
      {
        id: "held",
        text: dollars(fourfold.held, 0),
        correct: false,
        why: "That is what you would have by holding: 100 tokens at $4 and the $100.",
      },
      {
        id: "pooled",
        text: dollars(fourfold.pooled, 0),
        correct: true,
        why: `You hold 50 tokens at $4 and $200. That is ${percent(fourfold.lossShare, 0)} less than holding.`,
      },
      {
        id: "unchanged",
        text: "$200: a pool evens out the changes.",
        correct: false,
        why: "You do take part in the rise, only less than a holder does.",
      },
    ],
  },
  {
    id: "lesson-6-when",
    prompt: "When does impermanent loss arise? Pick all that apply:",
    multiple: true,
    options: [
      {
        id: "doubles",
        text: "The price of one token doubles.",
        correct: true,
        why: "The pool sells it on the way up, so you own less of it than a holder.",
      },
      {
        id: "halves",
        text: "The price of one token halves.",
        correct: true,
        why: "The pool buys it on the way down. Against holding it costs as much as a doubling.",
      },
      {
        id: "together",
        text: "Both tokens rise by the same share.",
        correct: false,
        why: "Only the price between the two counts. If it stays, nothing is traded away.",
      },
      {
        id: "returns",
        text: "The price moves and comes back to where it was.",
        correct: false,
        why: "Then the gap closes again. What is left are the fees you earned meanwhile.",
      },
    ],
  },
  {
    id: "lesson-6-fees",
    prompt:
      "A pool sees $10,000 of swaps a day at a fee of 0.3 %. You own 2 % of it. What do you earn a day?",
    options: [
      {
        id: "all-fees",
        text: dollars(feesPerDay(10_000, 0.003, 1)),
        correct: false,
        why: "That is the fee of the whole pool. Only your share of it is yours.",
      },
      {
        id: "my-part",
        text: dollars(feesPerDay(10_000, 0.003, 0.02)),
        correct: true,
        why: "0.3 % of $10,000 is $30, and 2 % of that is $0.60.",
      },
      {
        id: "of-volume",
        text: dollars(10_000 * 0.02),
        correct: false,
        why: "You share the fee on the volume and not the volume itself.",
      },
    ],
  },
  {
    id: "lesson-6-worthless",
    prompt: "One of the two tokens in your pool becomes worthless. What is left of your share?",
    options: [
      {
        id: "half",
        text: "Half: the good token is still there.",
        correct: false,
        why: "Traders swap the worthless token for the good one until none is left.",
      },
      {
        id: "nothing",
        text: "Next to nothing, because the pool fills up with the worthless token.",
        correct: true,
        why: "The pool keeps buying what falls, and pays with the good half.",
      },
      {
        id: "insured",
        text: "All of it: the protocol makes up for it.",
        correct: false,
        why: "As a rule nobody insures a pool. Read what the protocol really promises.",
      },
    ],
  },
];
