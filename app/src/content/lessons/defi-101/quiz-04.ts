/** The questions of lesson 4. */
import { daysOfYieldLost } from "../examples.ts";
import { whole } from "../figures.ts";
import type { Question } from "../lesson.ts";

const loss = 0.02;
const rate = 0.04;

/** The quiz of lesson 4. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-4-identity",
    prompt: "Two tokens have the same name and logo. How do you tell which one is real?",
    options: [
      {
        id: "price",
        text: "By the price: the real one is dearer.",
        correct: false,
        why: "The maker of a copy can set its price in a small pool at will.",
      },
      {
        id: "address",
        text: "By the contract address in the project's own documents.",
        correct: true,
        why: "The address is the one thing that a copy cannot share with the original.",
      },
      {
        id: "holders",
        text: "By which one your wallet shows.",
        correct: false,
        why: "A wallet shows what is in your account, and copies are sent to people on purpose.",
      },
    ],
  },
  {
    id: "lesson-4-market-cap",
    prompt:
      "Token A costs $0.01 and has 10 billion units. Token B costs $50 and has 1 million. Which is larger?",
    options: [
      {
        id: "b",
        text: "B, because a unit costs more.",
        correct: false,
        why: "The unit price alone says nothing. B comes to 50 million dollars.",
      },
      {
        id: "same",
        text: "They are equal in size.",
        correct: false,
        why: "Multiply price by units for each: the results are 100 million and 50 million.",
      },
      {
        id: "a",
        text: "A, at $100 million against $50 million.",
        correct: true,
        why: "0.01 times 10 billion is 100 million, twice what 50 times 1 million gives.",
      },
    ],
  },
  {
    id: "lesson-4-depeg-days",
    prompt: "You earn 4 % a year on a stablecoin and sell it at $0.98. How much interest does that undo?",
    options: [
      {
        id: "week",
        text: "About a week's.",
        correct: false,
        why: "A week at 4 % a year is less than a tenth of a per cent, and you lost two.",
      },
      {
        id: "half-year",
        text: `About ${whole(daysOfYieldLost(loss, rate))} days', half a year.`,
        correct: true,
        why: "Two per cent is half of four per cent, so half a year's interest is gone.",
      },
      {
        id: "two-years",
        text: "About two years'.",
        correct: false,
        why: "Two years of interest would be eight per cent, four times the loss here.",
      },
    ],
  },
  {
    id: "lesson-4-backing",
    prompt: "Which stablecoins have reserves that a failing bank could lock up?",
    options: [
      {
        id: "company",
        text: "Those backed by money that a company holds.",
        correct: true,
        why: "Cash lies at banks. In March 2023 part of USDC's did, at one that had failed.",
      },
      {
        id: "crypto",
        text: "Those backed by crypto in a contract.",
        correct: false,
        why: "Their backing lies in the contract. They fear falling prices and faulty code instead.",
      },
      {
        id: "algorithmic",
        text: "Algorithmic ones.",
        correct: false,
        why: "They have hardly any reserves to lock up, which is a weakness of its own.",
      },
    ],
  },
  {
    id: "lesson-4-strange-token",
    prompt:
      "An unknown token worth ‘$900’ appears in your wallet, with a website in its name. What do you do?",
    options: [
      {
        id: "sell",
        text: "Sell it quickly on the website it names.",
        correct: false,
        why: "The site is the trap. It will ask for an approval or a signature that empties your wallet.",
      },
      {
        id: "return",
        text: "Send it back to be safe.",
        correct: false,
        why: "Touching it calls a stranger's contract and costs a fee, with nothing to gain.",
      },
      {
        id: "ignore",
        text: "Ignore it and do not visit the site.",
        correct: true,
        why: "A token that merely lies there can do nothing. The harm begins with your signature.",
      },
    ],
  },
];
