/**
 * The Flesch–Kincaid grade of English prose: 0.39 × words per sentence + 11.8 × syllables per word − 15.59,
 * roughly the years of schooling it takes to read it (Kincaid and others, 1975).
 */

/** The words of a text: runs that hold a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run));
}

/** The sentences of a text. A point inside a number ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][”’")]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** The syllables of one word by counting groups of vowels; a number counts as one. */
export function syllablesOf(word: string): number {
  const parts = word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (parts.length === 0) return 1;
  return parts.reduce((sum, part) => sum + syllablesOfPart(part), 0);
}

function syllablesOfPart(part: string): number {
  const spoken = part
    // Endings that are written but not spoken.
    .replace(/(?<=[aeiouy].*[^aeiouytd])ed$/, "d")
    .replace(/(?<=[aeiouy].*[^aeiouyscgzxh])es$/, "s")
    .replace(/(?<=[aeiouy].*[^aeiouyl])e$/, "")
    .replace(/(?<=[aeiouy].*[aeiouyl]l)e$/, "");
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  // Vowels side by side that are spoken apart: 'fiat', 'being', 'create', 'liability'.
  const apart = spoken.match(/ia(?!l$|n$)|eo(?!u)|[iy]ing|eing|oing|uing|creat|iu[mn]|quia/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** The grade of a text; sentences are counted by their marks. */
export function fleschKincaidGrade(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59;
}
