/**
 * From what is typed to what is computed. Nothing is turned into another number in silence: where a field
 * counts as something else than it shows, a note says so, and what cannot be computed is refused in words.
 */
import type { Growth } from "./compound.ts";

/** The hinted range of years, and the most that is computed at all. */
export const YEARS = { min: 1, max: 50, limit: 200 } as const;

/** The three fields as typed. */
export interface Entry {
  readonly amount: string;
  readonly apr: string;
  readonly years: string;
}

/** The fields with which the calculator opens. */
export const defaultEntry: Entry = { amount: "1000", apr: "12", years: "5" };

/** A sentence beside a field. */
export type EntryMessages = { readonly [Field in keyof Entry]?: string };

/** What an entry comes to: a growth to compute, with notes; or the reasons why not. */
export type ReadEntry =
  | { readonly kind: "accepted"; readonly growth: Growth; readonly notes: EntryMessages }
  | { readonly kind: "refused"; readonly errors: EntryMessages; readonly notes: EntryMessages };

function parse(text: string): number | undefined {
  const value = Number(text.trim());
  return text.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

/** Reads the fields: blank or unparsable counts as 0, 0 and 1, with a note. */
export function readEntry(entry: Entry): ReadEntry {
  const notes: Partial<Record<keyof Entry, string>> = {};
  const errors: Partial<Record<keyof Entry, string>> = {};

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

  const growth = { principal: amount ?? 0, apr: apr ?? 0, years };
  if (Object.keys(errors).length === 0 && !isComputable(growth)) {
    errors.amount = "These figures grow too large to compute.";
  }
  return Object.keys(errors).length > 0
    ? { kind: "refused", errors, notes }
    : { kind: "accepted", growth, notes };
}

/** Beyond this, doubles no longer carry the two decimals that are shown. */
const LARGEST_TOTAL = 1e13;

function isComputable({ principal, apr, years }: Growth): boolean {
  return Math.max(principal, principal * (1 + apr / 100) ** years) <= LARGEST_TOTAL;
}
