/** Files beside the pages that the Worker or a client of the API reads. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { postTerms } from "../../app/src/content/glossary/in-posts.ts";
import { documents } from "../../app/src/paths.ts";
import { client, root } from "./places.ts";

/** Writes the list of pages for the sitemap and the words that posts mark, and puts the API's description at its address. */
export function writeEdgeFiles(): void {
  const pages = documents
    .filter((document) => document.servedAt === undefined && !document.unlisted)
    .map((document) => document.route);
  writeFileSync(join(client, "pages.json"), JSON.stringify(pages));
  writeFileSync(join(client, "glossary.json"), JSON.stringify(postTerms));
  const description = join(client, "api", "openapi.json");
  mkdirSync(dirname(description), { recursive: true });
  copyFileSync(join(root, "openapi.json"), description);
}
