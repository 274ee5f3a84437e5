/**
 * From what is typed to what is computed. Nothing is turned into another number in silence: where a field
 * counts as something else than it shows, a note says so, and what cannot be computed is refused in words.
 */
import { type Plan, plain, valueAfterPeriods } from "./compound.ts";

/** The hinted range of years, and the most that is computed at all. */
export const YEARS = { min: 1, max: 50, limit: 200 } as const;

/** The fields as typed: the three of the specification, and what can be added to them. */
export interface Entry {
  readonly amount: string;
  readonly apr: string;
  readonly years: string;
  /** One of `frequencies`. */
  readonly compoundsPerYear: number;
  readonly payment: string;
  /** One of `paymentRhythms`. */
  readonly paymentsPerYear: number;
  readonly inflation: string;
}

/** The fields with which the calculator opens. What can be added is blank, and blank is nothing. */
export const defaultEntry: Entry = {
  amount: "1000",
  apr: "12",
  years: "5",
  compoundsPerYear: plain.compoundsPerYear,
  payment: "",
  paymentsPerYear: plain.paymentsPerYear,
  inflation: "",
};

/** How often a payment may be made. */
export const paymentRhythms = [
  { perYear: 1, label: "Each year" },
  { perYear: 12, label: "Each month" },
  { perYear: 52, label: "Each week" },
] as const;

type TypedField = "amount" | "apr" | "years" | "payment" | "inflation";

/** A sentence beside a field. */
export type EntryMessages = { readonly [Field in TypedField]?: string };

/** What an entry comes to: a plan to compute, with notes; or the reasons why not. */
export type ReadEntry =
  | { readonly kind: "accepted"; readonly plan: Plan; readonly notes: EntryMessages }
  | { readonly kind: "refused"; readonly errors: EntryMessages; readonly notes: EntryMessages };

/** A number as typed; nothing where it is none. */
export function parse(text: string): number | undefined {
  const value = Number(text.trim());
  return text.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

/** Reads the fields: blank or unparsable counts as 0, 0 and 1, with a note; a blank addition as 0, without. */
export function readEntry(entry: Entry): ReadEntry {
  const notes: Partial<Record<TypedField, string>> = {};
  const errors: Partial<Record<TypedField, string>> = {};

  const amount = parse(entry.amount);
  if (amount === undefined) notes.amount = "Not a number: counted as 0.";
  else if (amount < 0) errors.amount = "An amount of tokens cannot be below 0.";

  const apr = parse(entry.apr);
  if (apr === undefined) notes.apr = "Not a number: counted as 0 %.";
  else if (apr < -100) errors.apr = "Nothing can lose more than 100 % a year.";

  const typedYears = parse(entry.years);
  const years = typedYears === undefined ? 1 : Math.trunc(typedYears);
  if (typedYears === undefined) notes.years = "Not a number: counted as 1 year.";
  else if (years > YEARS.limit) errors.years = `More than ${YEARS.limit} years is not computed.`;
  else if (typedYears < 0) errors.years = "A time frame cannot be below 0 years.";
  else if (years !== typedYears) notes.years = `Whole years only: counted as ${years}.`;
  else if (years < YEARS.min) notes.years = "Below 1 year: nothing has compounded yet.";
  else if (years > YEARS.max)
    notes.years = `Outside ${YEARS.min} to ${YEARS.max} years: computed, but no rate holds that long.`;

  const payment = parse(entry.payment);
  if (payment === undefined && entry.payment.trim() !== "") notes.payment = "Not a number: counted as 0.";
  else if (payment !== undefined && payment < 0) errors.payment = "A payment cannot be below 0.";

  const inflation = parse(entry.inflation);
  if (inflation === undefined && entry.inflation.trim() !== "")
    notes.inflation = "Not a number: counted as 0 %.";
  else if (inflation !== undefined && inflation <= -100)
    errors.inflation = "Prices cannot fall by 100 % or more.";

  const plan: Plan = {
    principal: amount ?? 0,
    apr: apr ?? 0,
    years,
    compoundsPerYear: entry.compoundsPerYear,
    payment: payment ?? 0,
    paymentsPerYear: entry.paymentsPerYear,
    inflation: inflation ?? 0,
  };
  if (Object.keys(errors).length === 0 && !isComputable(plan)) {
    errors.amount = "These figures grow too large to compute.";
  }
  return Object.keys(errors).length > 0
    ? { kind: "refused", errors, notes }
    : { kind: "accepted", plan, notes };
}

/** Beyond this, doubles no longer carry the two decimals that are shown. */
const LARGEST_TOTAL = 1e13;

function isComputable(plan: Plan): boolean {
  const total = valueAfterPeriods(plan, plan.years * plan.paymentsPerYear);
  const realTotal = total / (1 + plan.inflation / 100) ** plan.years;
  return Math.max(plan.principal, total, realTotal) <= LARGEST_TOTAL;
}
