// The one history that no explorer lists in one page: every project of a dozen is topped up and claimed
// ten times a month, for ten months. 12 × 10 × 10 = 1,200 logs in 100 transactions.

import { at, BUSY_PROJECTS, type Step } from "./fixture.ts";

/** Months with rewards of the busy projects. */
const FIRST_MONTH = 4;
const MONTHS = 10;

/** Claims of a month. */
const ROUNDS = 10;

/** Days between two rounds, and from a top-up to its claim. */
const DAYS_BETWEEN_ROUNDS = 2.5;
const DAYS_TO_CLAIM = 0.75;

/** Steps of Gale, and of the contract wallet that has a part in two of the rounds; oldest first. */
export const LONG_HISTORY: readonly Step[] = Array.from({ length: MONTHS }, (_, place) =>
  monthOf(FIRST_MONTH + place),
).flat();

function monthOf(month: number): Step[] {
  const pools = Object.fromEntries(BUSY_PROJECTS.map((id) => [id, "3000"]));
  const steps: Step[] = [{ at: at(month, 0.5), kind: "assign", month, pools }];
  for (let round = 0; round < ROUNDS; round++) {
    const day = 1 + round * DAYS_BETWEEN_ROUNDS;
    steps.push({ at: at(month, day), kind: "topUp", owner: "gale", month, amount: amountOf(month, round) });
    steps.push({
      at: at(month, day + DAYS_TO_CLAIM),
      kind: "claim",
      owner: "gale",
      projects: BUSY_PROJECTS,
      month,
      isCrowded: true,
    });
  }
  if (month === FIRST_MONTH + 1) steps.push(...walletSteps(month));
  return steps;
}

/** Both claims of the second step are of the same projects and month, in one transaction. */
function walletSteps(month: number): Step[] {
  return [
    { at: at(month, 27), kind: "topUp", owner: "hugo", month, amount: "5.25" },
    { at: at(month, 28), kind: "claimTwice", month, amount: "1.75" },
  ];
}

/** Different for every round, so that claims cannot be mixed up. */
function amountOf(month: number, round: number): string {
  return `${10 + month}.${String(round + 1).padStart(2, "0")}`;
}
