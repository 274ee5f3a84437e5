/** The questions of lesson 8. */
import { vestedRflr } from "../examples.ts";
import { whole } from "../figures.ts";
import type { Question } from "../lesson.ts";

const early = vestedRflr(1_000, 6);

/** The quiz of lesson 8. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-8-delegate",
    prompt: "You delegate 5,000 WFLR to a data provider. Where are the tokens then?",
    options: [
      {
        id: "provider",
        text: "With the provider, until I ask for them back.",
        correct: false,
        why: "Only the vote goes to the provider. It never gets hold of the tokens.",
      },
      {
        id: "mine",
        text: "In my own account, free to move at any time.",
        correct: true,
        why: "If you move them, their weight leaves the provider with them.",
      },
      {
        id: "locked",
        text: "Locked until the end date I chose.",
        correct: false,
        why: "That describes staking. Delegation locks nothing.",
      },
    ],
  },
  {
    id: "lesson-8-median",
    prompt: "Why does the FTSO take a weighted median and not an average?",
    options: [
      {
        id: "faster",
        text: "Because it is faster to compute.",
        correct: false,
        why: "An average is the easier one. The reason is what a wild estimate can do.",
      },
      {
        id: "outlier",
        text: "Because one wild estimate cannot drag it far.",
        correct: true,
        why: "To move it well away, about half of the weight has to move.",
      },
      {
        id: "higher",
        text: "Because it gives a higher price.",
        correct: false,
        why: "It can be above or below the average. It favours neither side.",
      },
    ],
  },
  {
    id: "lesson-8-early",
    prompt:
      "You have 1,000 rFLR for one month. Six months after its start you take everything out. What do you get?",
    options: [
      {
        id: "unlocked",
        text: whole(early.vested),
        correct: false,
        why: "That is what has unlocked. You also get half of what is still locked.",
      },
      {
        id: "exit",
        text: whole(early.earlyExit),
        correct: true,
        why: "500 have unlocked. Of the 500 that are locked, half is paid and half is lost.",
      },
      {
        id: "everything",
        text: "1,000",
        correct: false,
        why: "All of it is yours only after twelve months of 30 days.",
      },
    ],
  },
  {
    id: "lesson-8-fxrp",
    prompt: "What do you rely on when you hold FXRP? Pick all that apply:",
    multiple: true,
    options: [
      {
        id: "keys",
        text: "The key holders of the Core Vault.",
        correct: true,
        why: "They guard the XRP on the other ledger. Several must agree before it moves.",
      },
      {
        id: "contracts",
        text: "The contracts on Flare that make and burn it.",
        correct: true,
        why: "A fault in them could make tokens without XRP behind them.",
      },
      {
        id: "agents",
        text: "Agents that pay out XRP when people redeem.",
        correct: true,
        why: "If one does not pay, you get its collateral instead, which is not XRP.",
      },
      {
        id: "insurance",
        text: "A state scheme that insures deposits.",
        correct: false,
        why: "No such scheme covers it. What covers you is the agents’ collateral.",
      },
    ],
  },
  {
    id: "lesson-8-claim",
    prompt: "You delegated a year ago and never claimed. What is there to claim today?",
    options: [
      {
        id: "year",
        text: "Rewards of the whole year.",
        correct: false,
        why: "Old rewards expire. They do not pile up for ever.",
      },
      {
        id: "recent",
        text: "Rewards of about the last 25 reward epochs.",
        correct: true,
        why: "An epoch is 3.5 days, so this is a little under three months. What is older is gone.",
      },
      {
        id: "none",
        text: "Nothing, because I was too late once.",
        correct: false,
        why: "Each epoch expires by itself. The recent ones can still be claimed.",
      },
    ],
  },
];
