/**
 * The words that the Worker marks in posts by looking for them. Lessons mark theirs by hand; a machine cannot tell a
 * validator's block from a blocked road, so words with a plain sense of their own are left out.
 */
import type { GlossaryEntry } from "./entry.ts";
import { type TermId, terms } from "./terms.ts";

const ordinary: ReadonlySet<TermId> = new Set<TermId>([
  "address",
  "agent",
  "audit",
  "block",
  "burn",
  "custody",
  "decimals",
  "disposal",
  "inflation",
  "mint",
  "peg",
  "permit",
  "principal",
  "redemption",
  "reserves",
  "sandwich",
  "signature",
  "supply",
]);

/** A word with its id, as `/glossary.json` lists it. */
export interface PostTerm extends GlossaryEntry {
  readonly id: TermId;
}

/** Every word that posts mark. */
export const postTerms: readonly PostTerm[] = (Object.keys(terms) as TermId[])
  .filter((id) => !ordinary.has(id))
  .map((id) => ({ id, term: terms[id].term, short: terms[id].short }));
