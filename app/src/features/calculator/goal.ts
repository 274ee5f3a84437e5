/**
 * The calculation run backwards: what would have to change, and to what, for a plan to reach a sum. Each answer
 * changes one thing and leaves the others; nothing where no value would do.
 */
import { type Plan, valueAfterPeriods } from "./compound.ts";
import { YEARS } from "./entry.ts";

/** The highest rate that is offered as an answer, in percent a year; a higher one is no plan. */
export const HIGHEST_RATE = 1_000;

/** A time as a number of equal parts of a year: 40 of 12 are three years and four months. */
export interface Duration {
  readonly periods: number;
  readonly perYear: number;
}

/** Tokens to start with; 0 where the payments alone are enough. */
export function principalNeeded(target: number, plan: Plan): number {
  const periods = plan.years * plan.paymentsPerYear;
  const paid = valueAfterPeriods({ ...plan, principal: 0 }, periods);
  const grown = valueAfterPeriods({ ...plan, principal: 1, payment: 0 }, periods);
  return Math.max(0, (target - paid) / grown);
}

/** Tokens to pay in each time; 0 where the start alone is enough. Nothing where there is no time to pay in. */
export function paymentNeeded(target: number, plan: Plan): number | undefined {
  const periods = plan.years * plan.paymentsPerYear;
  if (periods === 0) return undefined;
  const grown = valueAfterPeriods({ ...plan, payment: 0 }, periods);
  const paid = valueAfterPeriods({ ...plan, principal: 0, payment: 1 }, periods);
  return Math.max(0, (target - grown) / paid);
}

/** The rate, in percent a year, from 0 to `HIGHEST_RATE`; 0 where no interest is needed. */
export function aprNeeded(target: number, plan: Plan): number | undefined {
  const periods = plan.years * plan.paymentsPerYear;
  const reaches = (apr: number) => valueAfterPeriods({ ...plan, apr }, periods) >= target;
  if (reaches(0)) return 0;
  if (!reaches(HIGHEST_RATE)) return undefined;
  let low = 0;
  let high = HIGHEST_RATE;
  // Halving 1,000 sixty times leaves less than a double can tell.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * The first moment at which the balance is there. It only grows when a payment is made or interest is added, so the
 * time is counted in payments where there are any, and in additions of interest otherwise.
 */
export function timeNeeded(target: number, plan: Plan): Duration | undefined {
  const perYear = plan.payment > 0 ? plan.paymentsPerYear : plan.compoundsPerYear;
  const counted = { ...plan, paymentsPerYear: perYear };
  const most = YEARS.limit * perYear;
  const reaches = (periods: number) => valueAfterPeriods(counted, periods) >= target;
  if (reaches(0)) return { periods: 0, perYear };
  if (!reaches(most)) return undefined;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return { periods: high, perYear };
}

/** The name of a part of a year, and how many of it one period is. */
const parts: Readonly<Record<number, { readonly unit: string; readonly each: number }>> = {
  2: { unit: "month", each: 6 },
  4: { unit: "month", each: 3 },
  12: { unit: "month", each: 1 },
  52: { unit: "week", each: 1 },
  365: { unit: "day", each: 1 },
};

/** A time in words: `3 years and 4 months`. */
export function durationText({ periods, perYear }: Duration): string {
  const years = Math.floor(periods / perYear);
  const part = parts[perYear] ?? { unit: "part", each: 1 };
  const rest = (periods % perYear) * part.each;
  const texts = [years > 0 && counted(years, "year"), rest > 0 && counted(rest, part.unit)].filter(Boolean);
  return texts.length === 0 ? "no time" : texts.join(" and ");
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
