/**
 * The nearest known word to one that nothing has, by the number of letters to add, leave out, change or swap with
 * their neighbour (optimal string alignment, Damerau 1964).
 */

const SHORTEST = 4;
const LONGEST = 24;

/** How many slips a word may have. */
function allowed(letters: number): number {
  return letters < SHORTEST ? 0 : letters <= 6 ? 1 : 2;
}

/** The candidate that takes the fewest slips, among equals one with the same first letter, then the first in the alphabet. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined;
  const most = allowed(word.length);
  let best: { candidate: string; rank: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.length < SHORTEST || Math.abs(candidate.length - word.length) > most) continue;
    const slips = distance(word, candidate);
    if (slips > most) continue;
    const rank = slips * 2 + (candidate[0] === word[0] ? 0 : 1);
    if (!best || rank < best.rank || (rank === best.rank && candidate < best.candidate)) {
      best = { candidate, rank };
    }
  }
  return best?.candidate;
}

/** The slips between two words. */
export function distance(one: string, other: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 0; row < one.length; row += 1) {
    const now = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const change = (above[column] ?? 0) + (one[row] === other[column] ? 0 : 1);
      let least = Math.min(change, (above[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1);
      if (row > 0 && column > 0 && one[row - 1] === other[column] && one[row] === other[column - 1]) {
        least = Math.min(least, (twoAbove[column - 1] ?? 0) + 1);
      }
      now.push(least);
    }
    twoAbove = above;
    above = now;
  }
  return above.at(-1) ?? 0;
}
