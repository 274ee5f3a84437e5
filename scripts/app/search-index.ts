/**
 * What the site's search knows of the site itself: one entry a page, lesson, tool and word of the glossary, made from
 * the finished pages, so that nothing is found that a page does not say. The Worker reads the file for its answers,
 * the app for its first, instant ones.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { glossary } from "../../app/src/content/glossary/glossary.ts";
import { site } from "../../app/src/content/site.ts";
import { tools } from "../../app/src/content/tools.ts";
import type { Place } from "../../app/src/features/search/places.ts";
import { documents, paths, termPath } from "../../app/src/paths.ts";
import { client, documentFile } from "./places.ts";

/** Pages that stand in the index in parts: the tools and the words that they hold. */
const inParts: readonly string[] = [paths.resources, paths.glossary];

/** Writes `search-index.json` beside the finished pages. */
export function writeSearchIndex(): void {
  const pages = documents
    .filter(
      ({ route, servedAt, unlisted }) => servedAt === undefined && !unlisted && !inParts.includes(route),
    )
    .map(({ route }) => placeOfPage(route, readFileSync(documentFile(route), "utf8")));
  const places: Place[] = [
    ...tools.map((tool) => ({ kind: "tool" as const, ...tool })),
    ...pages,
    placeOfPage(paths.glossary, headOf(readFileSync(documentFile(paths.glossary), "utf8"))),
    ...glossary.map(({ id, term, short, long }) => ({
      kind: "term" as const,
      title: term,
      path: termPath(id),
      summary: short,
      words: newWords(long, [term, short]),
    })),
  ];
  writeFileSync(join(client, "search-index.json"), JSON.stringify(places));
}

/** A page without what it shows: its title and description alone. */
function headOf(html: string): string {
  return html.replace(/<main\b[\s\S]*<\/main>/, "");
}

/** The entry of a page, from its HTML. */
export function placeOfPage(path: string, html: string): Place {
  const title = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replace(` | ${site.brand}`, "");
  const summary = decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");
  if (title === "" || summary === "")
    throw new Error(`${path} has no title or no description to be found by.`);
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const text = decoded(
    main.replace(/<(style|script|svg|noscript)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " "),
  );
  const kind = /\/lesson-\d+$/.test(path) ? "lesson" : "page";
  return { kind, title, path, summary, words: newWords(text, [title, summary]) };
}

/** The words of a text that are not in others already: in lower case, each once, in order. */
function newWords(text: string, others: readonly string[]): string {
  const known = new Set(others.flatMap(wordsOf));
  return [...new Set(wordsOf(text))]
    .filter((word) => word.length >= 3 && !/^\d+$/.test(word) && !known.has(word))
    .sort()
    .join(" ");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const signs: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  nbsp: " ",
};

function decoded(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => signs[name] ?? " ");
}
