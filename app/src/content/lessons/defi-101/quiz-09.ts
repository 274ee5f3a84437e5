/** The questions of lesson 9. */
import { apy, compounded, worthAfter } from "../examples.ts";
import { figure, percent } from "../figures.ts";
import type { Question } from "../lesson.ts";

/** The quiz of lesson 9. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-9-apy",
    prompt: "An offer shows 24 % APR. Interest is added back each month. What is the APY?",
    options: [
      {
        id: "same",
        text: "24 %",
        correct: false,
        why: "That leaves out the interest that earlier interest earns during the year.",
      },
      {
        id: "monthly",
        text: percent(apy(0.24, 12)),
        correct: true,
        why: "2 % a month for twelve months: 1.02 to the power of 12 is about 1.268.",
      },
      {
        id: "double",
        text: "48 %",
        correct: false,
        why: "Compounding within one year adds a little to the rate. It does not double it.",
      },
    ],
  },
  {
    id: "lesson-9-two-years",
    prompt: "500 tokens earn 10 % a year, added back once a year. How many are there after two years?",
    options: [
      {
        id: "simple",
        text: "600",
        correct: false,
        why: "That would be two times 50. In the second year the first 50 earn as well.",
      },
      {
        id: "compound",
        text: figure(compounded(500, 0.1, 1, 2), 0),
        correct: true,
        why: "500 times 1.1 is 550, and times 1.1 again is 605.",
      },
      {
        id: "power",
        text: "1,210",
        correct: false,
        why: "That takes the right factor, 1.21, and doubles the sum as well.",
      },
    ],
  },
  {
    id: "lesson-9-price",
    prompt:
      "You earn 20 % in tokens, and their price falls by 25 %. How does your holding change in dollars?",
    options: [
      {
        id: "minus-five",
        text: "It falls by 5 %.",
        correct: false,
        why: "Shares of different sums cannot be added. Multiply 1.20 by 0.75.",
      },
      {
        id: "minus-ten",
        text: `It falls by ${percent(-worthAfter(0.2, -0.25), 0)}.`,
        correct: true,
        why: "1.20 times 0.75 is 0.90: a tenth less, with a rate of 20 %.",
      },
      {
        id: "plus-twenty",
        text: "It rises by 20 %, as I hold more tokens.",
        correct: false,
        why: "You hold more tokens, and each of them is worth less.",
      },
    ],
  },
  {
    id: "lesson-9-who-pays",
    prompt: "A protocol pays 60 % in its own new token. Who pays for that?",
    options: [
      {
        id: "profits",
        text: "The protocol, out of its profits.",
        correct: false,
        why: "Making new tokens takes no profit. Look for fees that somebody really paid.",
      },
      {
        id: "holders",
        text: "Those who hold or buy the token, as there is more and more of it.",
        correct: true,
        why: "Each new token thins out the rest, and those who sell need buyers.",
      },
      {
        id: "nobody",
        text: "Nobody: the tokens are new.",
        correct: false,
        why: "New tokens create no value. They share out what is there among more of them.",
      },
    ],
  },
  {
    id: "lesson-9-withdraw-fee",
    prompt:
      "A site shows that your deposit has tripled. Before it pays out it wants 10 % as a tax. What do you do?",
    options: [
      {
        id: "pay",
        text: "Pay: the gain is far larger than the tax.",
        correct: false,
        why: "The gain is a number on their page. The payment would be real.",
      },
      {
        id: "stop",
        text: "Pay nothing, keep the records and report it.",
        correct: true,
        why: "A tax is paid to the state, not to a site. More ‘fees’ would follow.",
      },
      {
        id: "deduct",
        text: "Ask them to take it out of the balance, then wait.",
        correct: false,
        why: "It is a fair test, and they will refuse. Waiting only gives them time to talk to you.",
      },
    ],
  },
];
