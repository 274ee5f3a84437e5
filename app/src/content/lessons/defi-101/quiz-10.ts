/** The questions of lesson 10. */
import { gainOnPart, gainToRecover } from "../examples.ts";
import { dollars, percent } from "../figures.ts";
import type { Question } from "../lesson.ts";

const sale = gainOnPart(400, 20, 100, 8);

/** The quiz of lesson 10. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-10-recover",
    prompt: "A holding falls by 75 %. How much must it rise from there to be back where it was?",
    options: [
      {
        id: "same",
        text: "75 %",
        correct: false,
        why: "75 % of the little that is left is much less than what was lost.",
      },
      {
        id: "threefold",
        text: percent(gainToRecover(0.75), 0),
        correct: true,
        why: "A quarter is left, so it has to become four times as large: a gain of 300 %.",
      },
      {
        id: "double",
        text: "150 %",
        correct: false,
        why: "From a quarter, 150 % more leads only to five eighths of the start.",
      },
    ],
  },
  {
    id: "lesson-10-spread",
    prompt: "You hold five tokens. All of them came over the same bridge. How well are you spread?",
    options: [
      {
        id: "well",
        text: "Well: five tokens are five bets.",
        correct: false,
        why: "Their prices differ, but one failure of the bridge takes all five.",
      },
      {
        id: "badly",
        text: "Badly: one failure can take all of them.",
        correct: true,
        why: "Count what your tokens rest on, and not the tokens.",
      },
      {
        id: "enough",
        text: "Well enough, if the bridge has had an audit.",
        correct: false,
        why: "An audit lowers the risk. Audited bridges have been robbed as well.",
      },
    ],
  },
  {
    id: "lesson-10-gain",
    prompt: "You bought 400 tokens for $20 in all and sell 100 for $8. What is the gain at average cost?",
    options: [
      {
        id: "proceeds",
        text: "$8",
        correct: false,
        why: "That is what you received. What the 100 tokens cost comes off it.",
      },
      {
        id: "gain",
        text: dollars(sale.gain, 0),
        correct: true,
        why: "The 100 tokens cost a quarter of $20, so $5. $8 less $5 is $3.",
      },
      {
        id: "loss",
        text: "A loss of $12",
        correct: false,
        why: "That takes off the cost of all 400. You still own 300 of them.",
      },
    ],
  },
  {
    id: "lesson-10-first",
    prompt: "You signed something and tokens are leaving your wallet. What do you do? Pick all that apply:",
    multiple: true,
    options: [
      {
        id: "revoke",
        text: "Revoke the approval, on a site I open myself.",
        correct: true,
        why: "It stops further taking of that token. What has gone stays gone.",
      },
      {
        id: "move",
        text: "Move what is left to a fresh wallet if the keys may be known.",
        correct: true,
        why: "If somebody has the seed phrase, revoking helps nothing. Only moving does.",
      },
      {
        id: "chat",
        text: "Ask in a public chat and accept help in private messages.",
        correct: false,
        why: "Those who write to you then are mostly thieves who wait for such calls.",
      },
      {
        id: "agency",
        text: "Pay an agency that recovers stolen coins.",
        correct: false,
        why: "Nobody can reverse the transaction. The fee would be a second loss.",
      },
    ],
  },
  {
    id: "lesson-10-records",
    prompt: "In the UK you swap FLR for another token. No pounds are involved. Does it matter for tax?",
    options: [
      {
        id: "no",
        text: "No, only a sale for pounds counts.",
        correct: false,
        why: "Giving up one token for another is a disposal, valued in pounds on that day.",
      },
      {
        id: "yes",
        text: "Yes, it is a disposal and can make a gain or a loss.",
        correct: true,
        why: "So note the date and the value in pounds on the day of the swap.",
      },
      {
        id: "year-end",
        text: "Only if I still hold the new token at the end of the tax year.",
        correct: false,
        why: "What counts is that you gave up the FLR, and when. What you hold later does not undo it.",
      },
    ],
  },
];
