/**
 * The glossary: every term that a lesson, an article or a post may mark. The ids are the anchors of the
 * glossary's page, so an id that was published stays.
 */
import { basicTerms } from "./entries/basics.ts";
import { chainTerms } from "./entries/chain.ts";
import { flareTerms } from "./entries/flare.ts";
import { lendingTerms } from "./entries/lending.ts";
import { poolTerms } from "./entries/pools.ts";
import { riskTerms } from "./entries/risk.ts";
import { tokenTerms } from "./entries/tokens.ts";
import { walletTerms } from "./entries/wallets.ts";
import { yieldTerms } from "./entries/yield.ts";
import type { GlossaryEntry } from "./entry.ts";

const entries = {
  ...basicTerms,
  ...walletTerms,
  ...chainTerms,
  ...tokenTerms,
  ...poolTerms,
  ...lendingTerms,
  ...flareTerms,
  ...yieldTerms,
  ...riskTerms,
};

/** The id of a term that has an entry. */
export type TermId = keyof typeof entries;

/** A term whose references all lead to terms. */
export interface Term extends GlossaryEntry {
  readonly see?: readonly TermId[];
}

/** Every term by its id. A reference to a term that is not here does not compile. */
export const terms: Readonly<Record<TermId, Term>> = entries;

/** Every id, in the alphabetical order of the terms. */
export const termIds: readonly TermId[] = (Object.keys(entries) as TermId[]).sort((left, right) =>
  terms[left].term.localeCompare(terms[right].term, "en-GB"),
);
