/**
 * The site's own places, searched in the browser: what is found at once while the Worker is asked for posts as well.
 * The rules are the Worker's (`worker/domain/src/search`), which has the last word.
 */
import type { Found, Piece } from "../../api/generated/types.gen.ts";
import { nearest } from "./spelling.ts";

/** One entry of `search-index.json`. */
export interface Place {
  readonly kind: "tool" | "page" | "lesson" | "term";
  readonly title: string;
  readonly path: string;
  /** What it is about, in a sentence or two. */
  readonly summary: string;
  /** The other words of its text in lower case, each once. */
  readonly words: string;
}

/** What is found at once. */
export interface PlacesFound {
  /** What was looked for instead, where nothing has one of the words as they were typed. */
  readonly corrected: string | null;
  readonly results: readonly Found[];
}

/** Words that are in every text and tell nothing, unless nothing else was typed. */
const smallWords = new Set(
  "a about an and are can do does for from how i in is it my of on or that the to what when where why with you".split(
    " ",
  ),
);
const kinds = ["tool", "page", "lesson", "term"] as const;
const MOST_RESULTS = 30;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a word is looked for by: English plurals lose their ending. */
export function stem(word: string): string {
  if (/^.{3,}ies$/.test(word)) return word.slice(0, -3);
  return /^.{2,}[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Looks for all words of a query; where nothing has them all, for the words they may have been meant to be. */
export function searchPlaces(places: readonly Place[], query: string): PlacesFound {
  const typed = wordsOf(query).slice(0, 8);
  const telling = typed.filter((word) => !smallWords.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return { corrected: null, results: [] };
  const results = having(places, words);
  if (results.length > 0) return { corrected: null, results };
  const better = corrected(places, words);
  if (better.join(" ") === words.join(" ")) return { corrected: null, results: [] };
  const found = having(places, better);
  return { corrected: found.length > 0 ? better.join(" ") : null, results: found };
}

function having(places: readonly Place[], words: readonly string[]): Found[] {
  const stems = words.map(stem);
  return places
    .flatMap((place) => {
      const depth = depthOf(place, stems);
      return depth === undefined ? [] : [{ place, depth, rank: rankOf(place, stems, depth) }];
    })
    .sort((left, right) => left.rank - right.rank)
    .slice(0, MOST_RESULTS)
    .map(({ place, depth }) => ({
      kind: place.kind,
      path: place.path,
      title: marked(place.title, stems),
      snippet: [...marked(place.summary, stems), ...(depth === 2 ? inText(place, stems) : [])],
    }));
}

/** How far one must read to have seen all words: 0 the title, 1 the summary, 2 the text. */
function depthOf(place: Place, stems: readonly string[]): number | undefined {
  let missing = stems;
  for (const [depth, text] of [place.title, place.summary, place.words].entries()) {
    const words = wordsOf(text);
    missing = missing.filter((asked) => !words.some((word) => word.startsWith(asked)));
    if (missing.length === 0) return depth;
  }
  return undefined;
}

/** The words that are in a place's text alone, to be said after its summary. */
function inText({ title, summary, words }: Place, stems: readonly string[]): Piece[] {
  const said = wordsOf(`${title} ${summary}`);
  const ofText = wordsOf(words);
  return stems
    .filter((asked) => !said.some((word) => word.startsWith(asked)))
    .flatMap((asked) => ofText.find((word) => word.startsWith(asked)) ?? [])
    .flatMap((text, index) => [
      { text: index === 0 ? " In the text: " : ", ", hit: false },
      { text, hit: true },
    ]);
}

/** A title that is just the words first, then where they were found, then the kind. */
function rankOf({ title, kind }: Place, stems: readonly string[], depth: number): number {
  const isJust = wordsOf(title).map(stem).join(" ") === stems.join(" ");
  return (isJust ? 0 : 100) + depth * 10 + kinds.indexOf(kind);
}

function corrected(places: readonly Place[], words: readonly string[]): string[] {
  const vocabulary = new Set(
    places.flatMap(({ title, summary, words: more }) => wordsOf(`${title} ${summary} ${more}`)),
  );
  const known = (word: string) => [...vocabulary].some((one) => one.startsWith(stem(word)));
  return words.map((word) => (known(word) ? word : (nearest(word, vocabulary) ?? word)));
}

/** A text in pieces, the words that begin as asked marked. */
function marked(text: string, stems: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    if (part === "") continue;
    const hit = stems.some((asked) => part.toLowerCase().startsWith(asked));
    const last = pieces.at(-1);
    if (last && Boolean(last.hit) === hit) last.text += part;
    else pieces.push({ text: part, hit });
  }
  return pieces;
}
