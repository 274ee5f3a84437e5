/** The whole glossary from A to Z, for its own page. */
import type { Explanation, GlossaryEntry } from "./entry.ts";
import { basicExplanations } from "./explanations/basics.ts";
import { chainExplanations } from "./explanations/chain.ts";
import { flareExplanations } from "./explanations/flare.ts";
import { lendingExplanations } from "./explanations/lending.ts";
import { poolExplanations } from "./explanations/pools.ts";
import { riskExplanations } from "./explanations/risk.ts";
import { tokenExplanations } from "./explanations/tokens.ts";
import { walletExplanations } from "./explanations/wallets.ts";
import { yieldExplanations } from "./explanations/yield.ts";
import { type TermId, terms } from "./terms.ts";

/** One term with all that is said of it. */
export interface GlossaryTerm extends GlossaryEntry, Explanation {
  readonly id: TermId;
}

/** The terms that begin with one letter. */
export interface Letter {
  /** Upper case. */
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}

const explanations: Readonly<Record<TermId, Explanation>> = {
  ...basicExplanations,
  ...walletExplanations,
  ...chainExplanations,
  ...tokenExplanations,
  ...poolExplanations,
  ...lendingExplanations,
  ...flareExplanations,
  ...yieldExplanations,
  ...riskExplanations,
};

/** Every term, in the alphabetical order of the terms. */
export const glossary: readonly GlossaryTerm[] = (Object.keys(terms) as TermId[])
  .map((id) => ({ id, ...terms[id], ...explanations[id] }))
  .sort((left, right) => left.term.localeCompare(right.term, "en-GB"));

/** Terms under their first letters, from A to Z; letters without a term are left out. */
export function byLetter(of: readonly GlossaryTerm[]): readonly Letter[] {
  const letters = [...new Set(of.map(firstLetter))];
  return letters.map((letter) => ({ letter, terms: of.filter((term) => firstLetter(term) === letter) }));
}

function firstLetter({ term }: GlossaryTerm): string {
  return term.charAt(0).toUpperCase();
}

/** The terms whose name or short definition contains every word of a query, whatever the case; all for a blank one. */
export function matching(query: string): readonly GlossaryTerm[] {
  const words = query.toLocaleLowerCase("en-GB").split(/\s+/).filter(Boolean);
  return glossary.filter(({ term, short }) => {
    const text = `${term} ${short}`.toLocaleLowerCase("en-GB");
    return words.every((word) => text.includes(word));
  });
}
