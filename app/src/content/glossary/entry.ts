/** What one word of the glossary says. The words themselves are in `entries/`, by subject. */

/** One term. */
export interface GlossaryEntry {
  /** As it is written in running text: `liquidity pool`. */
  readonly term: string;
  /** One sentence that stands beside the word: 160 characters or fewer. */
  readonly short: string;
  /** Two to four sentences for the glossary's own page. */
  readonly long: string;
  /** Ids of terms that help to understand this one. `terms.ts` refuses an id that has no entry. */
  readonly see?: readonly string[];
}
