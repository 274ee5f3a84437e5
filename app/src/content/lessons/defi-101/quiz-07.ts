/** The questions of lesson 7. */
import { healthFactor, type Loan, liquidate, liquidationPrice } from "../examples.ts";
import { dollars, figure } from "../figures.ts";
import type { Question } from "../lesson.ts";

const loan: Loan = { tokens: 1_000, price: 2, debt: 1_000, threshold: 0.8 };
const sale = liquidate({ ...loan, price: 1.2 }, 0.5, 0.1);

/** The quiz of lesson 7. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-7-health",
    prompt:
      "Your collateral is worth $2,000, the threshold is 80 % and you owe $1,000. What is your health factor?",
    options: [
      {
        id: "two",
        text: "2.0",
        correct: false,
        why: "That leaves out the threshold. Only 80 % of the collateral counts.",
      },
      {
        id: "one-six",
        text: figure(healthFactor(loan), 1),
        correct: true,
        why: "$2,000 times 0.8 is $1,600, and divided by $1,000 that is 1.6.",
      },
      {
        id: "half",
        text: "0.5",
        correct: false,
        why: "That is the loan-to-value: debt divided by collateral.",
      },
    ],
  },
  {
    id: "lesson-7-price",
    prompt: "That collateral is 1,000 tokens at $2.00. At which price can you be liquidated?",
    options: [
      {
        id: "one",
        text: "$1.00, where the collateral equals the debt.",
        correct: false,
        why: "It comes earlier. The threshold leaves a margin for the lenders.",
      },
      {
        id: "one-twenty-five",
        text: `Below ${dollars(liquidationPrice(loan))}`,
        correct: true,
        why: "$1,000 divided by 1,000 tokens and by 0.8 gives $1.25.",
      },
      {
        id: "one-sixty",
        text: "$1.60, which is 80 % of today’s price.",
        correct: false,
        why: "The threshold is a share of the collateral’s value and not of the price you came in at.",
      },
    ],
  },
  {
    id: "lesson-7-liquidator",
    prompt: "A liquidator repays $500 of your debt. The bonus is 10 %. How much collateral does it take?",
    options: [
      {
        id: "five-hundred",
        text: "$500",
        correct: false,
        why: "Nobody would watch your loan for nothing. The bonus comes on top.",
      },
      {
        id: "five-fifty",
        text: dollars(sale.taken, 0),
        correct: true,
        why: "$500 plus a tenth of it. The extra $50 is what the liquidation costs you.",
      },
      {
        id: "all",
        text: "All of it, since the loan has failed.",
        correct: false,
        why: "It takes the part it repaid and the bonus. The rest stays yours, with the rest of the debt.",
      },
    ],
  },
  {
    id: "lesson-7-lender",
    prompt: "You lend to a pool that is 100 % lent out and want your money back. What happens?",
    options: [
      {
        id: "at-once",
        text: "The contract pays me from its own funds.",
        correct: false,
        why: "It has none. It holds what others deposited, and that is out on loan.",
      },
      {
        id: "wait",
        text: "I wait until somebody repays or deposits.",
        correct: true,
        why: "The rate climbs to make that happen. How long it takes is up to the others.",
      },
      {
        id: "court",
        text: "The borrower is taken to court.",
        correct: false,
        why: "The contract does not know who the borrower is. It has only the collateral.",
      },
    ],
  },
  {
    id: "lesson-7-safer",
    prompt: "Which of these make a liquidation less likely? Pick all that apply:",
    multiple: true,
    options: [
      {
        id: "repay",
        text: "Repaying a part of the debt.",
        correct: true,
        why: "Less debt means a higher health factor at the same price.",
      },
      {
        id: "add",
        text: "Adding collateral.",
        correct: true,
        why: "More collateral counts for more. You also put more at risk in the same place.",
      },
      {
        id: "loop",
        text: "Using the loan to buy more of the same token as collateral.",
        correct: false,
        why: "It raises the debt with the collateral, so a smaller fall is enough to end it.",
      },
      {
        id: "wait-out",
        text: "Doing nothing until the price comes back.",
        correct: false,
        why: "Interest lowers the health factor each day, and the price owes you nothing.",
      },
    ],
  },
];
