/**
 * Links between the pages of the build. A link to a page that nothing serves, or to a place that its page does not
 * have, fails the build: a reader would find it first.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documents, paths } from "../../app/src/paths.ts";
import { client, documentFile } from "./places.ts";

/** Places that a page's script shows, such as a tab: no element has their name. */
const scripted: ReadonlySet<string> = new Set([`${paths.resources}#rewards`]);

/** What a page says when it is left for another: the addresses of its links inside the site. */
function internalLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => /^(\/(?!\/)|#)/.test(href));
}

/**
 * The links that lead nowhere, each as `page → link`.
 *
 * @param pages the HTML of each built page by its path
 * @param isServed whether a path without a built page is answered by something else
 */
export function brokenLinks(
  pages: ReadonlyMap<string, string>,
  isServed: (path: string) => boolean,
): string[] {
  const broken: string[] = [];
  for (const [page, html] of pages) {
    for (const link of new Set(internalLinks(html))) {
      const { pathname, hash } = new URL(link, `https://site.example${page}`);
      const target = pages.get(pathname);
      const found =
        target === undefined ? isServed(pathname) : hash === "" || target.includes(`id="${hash.slice(1)}"`);
      if (!found) broken.push(`${page} → ${link}`);
    }
  }
  return broken;
}

/** Fails where a link of the finished build leads nowhere. Paths of `paths.ts` count, also while a page is in the making. */
export function checkLinks(): void {
  const pages = new Map(
    documents.map(({ route, servedAt }) => [route, readFileSync(documentFile(servedAt ?? route), "utf8")]),
  );
  const known = new Set<string>(Object.values(paths));
  const broken = brokenLinks(
    pages,
    (path) => known.has(path) || path.startsWith(`${paths.blog}/`) || existsSync(join(client, path)),
  ).filter((line) => ![...scripted].some((place) => line.endsWith(` → ${place}`)));
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join("\n")}`);
}
