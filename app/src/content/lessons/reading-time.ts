/** Words that an adult reads in a minute of English non-fiction, silently (Brysbaert, 2019). */
export const WORDS_PER_MINUTE = 238;

/** Whole minutes to read a number of words: to the nearest, and at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
