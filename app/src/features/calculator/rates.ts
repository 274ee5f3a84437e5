/**
 * The two ways in which a rate is quoted. An APR leaves interest on interest out; an APY counts it in, as banks must
 * by the US Regulation DD, Appendix A. Both are percent a year.
 */
import { yearlyFactor } from "./compound.ts";

/** How often interest may be added, with the words for it, the rarest first. */
export const frequencies = [
  { perYear: 1, label: "Once a year", adverb: "once a year" },
  { perYear: 2, label: "Twice a year", adverb: "twice a year" },
  { perYear: 4, label: "Each quarter", adverb: "each quarter" },
  { perYear: 12, label: "Each month", adverb: "each month" },
  { perYear: 52, label: "Each week", adverb: "each week" },
  { perYear: 365, label: "Each day", adverb: "each day" },
] as const;

/** The words for a frequency in a sentence. */
export function adverbOf(perYear: number): string {
  return frequencies.find((one) => one.perYear === perYear)?.adverb ?? `${perYear} times a year`;
}

/** The yield that a rate comes to when it is added a number of times a year. */
export function apyOf(apr: number, compoundsPerYear: number): number {
  return (yearlyFactor(apr, compoundsPerYear) - 1) * 100;
}

/** The rate that comes to a yield when it is added a number of times a year. */
export function aprOf(apy: number, compoundsPerYear: number): number {
  return ((1 + apy / 100) ** (1 / compoundsPerYear) - 1) * compoundsPerYear * 100;
}
