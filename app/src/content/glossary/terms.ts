/**
 * Every term that a lesson, an article or a post may mark, with its short definition. The ids are the anchors of the
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

/** Every term by its id. */
export const terms: Readonly<Record<TermId, GlossaryEntry>> = entries;
