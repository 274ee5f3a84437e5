/** The difference of two texts, word by word, with long stretches that are the same told by their length alone. */
import { type Change, diffWordsWithSpace } from "diff";

/** A piece of the comparison. */
export type Piece =
  | { readonly kind: "same" | "added" | "removed"; readonly text: string }
  /** So many words that both texts have. */
  | { readonly kind: "skipped"; readonly words: number };

/** Words that are shown around a difference. */
const CONTEXT = 18;
/** How long a comparison may take, in milliseconds. */
const PATIENCE = 1_500;

/**
 * The pieces of the comparison, in order. Texts so different that comparing them takes too long are given as one
 * removed and one added.
 */
export function compareWords(from: string, to: string): readonly Piece[] {
  const changes = diffWordsWithSpace(from, to, { timeout: PATIENCE });
  if (!changes) {
    return [
      { kind: "removed", text: from },
      { kind: "added", text: to },
    ];
  }
  const stretches = joined(changes);
  return stretches.flatMap((stretch, place): readonly Piece[] => {
    const { removed, added, same } = stretch;
    if (same !== undefined) return shortened(same, place === 0, place === stretches.length - 1);
    return (
      [
        { kind: "removed", text: removed },
        { kind: "added", text: added },
      ] as const
    ).filter(({ text }) => text !== "");
  });
}

type Stretch =
  | { readonly same: string; readonly removed?: never; readonly added?: never }
  | { readonly same?: never; readonly removed: string; readonly added: string };

/** Changes with nothing but a space between them are one: words that alternate cannot be read. */
function joined(changes: readonly Change[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [place, { added = false, removed = false, value }] of changes.entries()) {
    const last = stretches.at(-1);
    const isSame = !added && !removed;
    const isInside = place < changes.length - 1 && /^\s+$/.test(value);
    if (isSame && !(isInside && last)) {
      stretches.push({ same: value });
      continue;
    }
    const open = last?.same === undefined ? last : undefined;
    if (open) stretches.pop();
    stretches.push({
      removed: (open?.removed ?? "") + (added ? "" : value),
      added: (open?.added ?? "") + (removed ? "" : value),
    });
  }
  return stretches;
}

/** The beginning and the end of what is the same; at the text's own ends only the side towards a difference. */
function shortened(text: string, isFirst: boolean, isLast: boolean): readonly Piece[] {
  const parts = text.split(/(\s+)/);
  const words = (some: readonly string[]) => some.filter((part) => part.trim() !== "").length;
  const head = isFirst ? 0 : CONTEXT * 2;
  const tail = isLast ? 0 : CONTEXT * 2;
  if (words(parts) <= CONTEXT * 2 + 6) return [{ kind: "same", text }];
  const middle = parts.slice(head, parts.length - tail);
  const pieces: Piece[] = [];
  if (head > 0) pieces.push({ kind: "same", text: parts.slice(0, head).join("") });
  pieces.push({ kind: "skipped", words: words(middle) });
  if (tail > 0) pieces.push({ kind: "same", text: parts.slice(parts.length - tail).join("") });
  return pieces;
}

/** The text of a piece of HTML as it is read: blocks on lines of their own, links with their address. */
export function readableText(html: string): string {
  return html
    .replace(
      /<a\b[^>]*?href=(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a>/gis,
      (_, double, single, words) => `${words} [${double ?? single}]`,
    )
    .replace(/<h([1-6])\b[^>]*>/gi, (_, level) => `\n${"#".repeat(Number(level))} `)
    .replace(/<li\b[^>]*>/gi, "\n– ")
    .replace(
      /<img\b[^>]*?alt=(?:"([^"]*)"|'([^']*)')[^>]*>/gi,
      (_, double, single) => `[Image: ${double ?? single}]`,
    )
    .replace(/<\/(?:p|h[1-6]|li|tr|blockquote|pre|figure|figcaption|ul|ol|table|div)>|<br\s*\/?>/gi, "\n")
    .replace(/<(?:"[^"]*"|'[^']*'|[^>"'])*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
