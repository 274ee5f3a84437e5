/**
 * What the glossary says of a word. It is in two tables by subject: `entries/` holds what stands beside the word
 * wherever it is marked, `explanations/` what only the glossary's own page shows, so that a page with marked words
 * does not carry the whole glossary.
 */
import type { TermId } from "./terms.ts";

/** A word and what it means. */
export interface GlossaryEntry {
  /** As it is written in running text: `liquidity pool`. */
  readonly term: string;
  /** One sentence that stands beside the word: 160 characters or fewer. */
  readonly short: string;
}

/** What the glossary's page adds. */
export interface Explanation {
  /** Two to four sentences. */
  readonly long: string;
  /** Terms that help to understand this one. An id that has no entry does not compile. */
  readonly see: readonly TermId[];
}
