/** Files beside the pages that the Worker, a crawler or a client of the API reads. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { postTerms } from "../../app/src/content/glossary/in-posts.ts";
import { site } from "../../app/src/content/site.ts";
import { documents } from "../../app/src/paths.ts";
import { client, documentFile, root } from "./places.ts";
import { placeOfPage } from "./search-index.ts";

/** A page as the sitemap and llms.txt list it. */
interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
}

/** Writes the list of pages, the words that posts mark, robots.txt, and the API's description at its address. */
export function writeEdgeFiles(): void {
  const pages = documents
    .filter((document) => document.servedAt === undefined && !document.unlisted)
    .map(({ route }) => listedPage(route, readFileSync(documentFile(route), "utf8")));
  writeFileSync(join(client, "pages.json"), JSON.stringify(pages));
  writeFileSync(join(client, "glossary.json"), JSON.stringify(postTerms));
  writeFileSync(join(client, "robots.txt"), robots());
  const description = join(client, "api", "openapi.json");
  mkdirSync(dirname(description), { recursive: true });
  copyFileSync(join(root, "openapi.json"), description);
}

/** What a finished page says of itself, and the images of our own that it shows. */
export function listedPage(path: string, html: string): ListedPage {
  const { title, summary } = placeOfPage(path, html);
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const shown = [...main.matchAll(/<img\b[^>]*?\ssrc="(\/[^"]+)"/g)].map(([, src = ""]) => site.origin + src);
  const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const images = [...new Set(card === undefined ? shown : [card, ...shown])];
  return { path, title, description: summary, images };
}

/** Everything may be read but the API. Pages that are not for search say so in their head, which a robot must read. */
export function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
