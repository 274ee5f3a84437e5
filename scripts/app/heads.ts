/**
 * What the finished pages say about themselves to search engines and link previews: `node scripts/app/heads.ts`, after
 * a build, fails on a head that is missing something, that another page has too, or that contradicts its page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../app/src/content/site.ts";
import { documents, paths } from "../../app/src/paths.ts";
import { type Head, readHead } from "./head-tags.ts";
import { client, documentFile } from "./places.ts";
import { structuredFaults } from "./structured-data.ts";

/** A page as it was built. */
export interface BuiltPage {
  /** Its path. */
  readonly route: string;
  readonly html: string;
}

/** Letters, brand included. Search results show some 60 of a title and 160 of a description: the rest may not matter. */
const titleLength = { least: 15, most: 85 } as const;
const descriptionLength = { least: 50, most: 205 } as const;

/**
 * What is wrong with the heads of these pages, each as `page: fault`.
 *
 * @param sizeOf width and height of the PNG at a path of the site; undefined where there is none
 */
export function headFaults(
  pages: readonly BuiltPage[],
  sizeOf: (path: string) => readonly [number, number] | undefined,
): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { route, html } of pages) {
    const head = readHead(html);
    const fault = (text: string) => faults.push(`${route}: ${text}`);
    for (const id of repeatedIds(html)) fault(`several elements have the id '${id}'`);
    if (head.meta.get("robots") !== "index, follow") {
      if (head.meta.get("robots") !== "noindex") fault("says nothing to robots");
      continue;
    }
    for (const text of [...wordFaults(head), ...previewFaults(head, sizeOf)]) fault(text);
    if (head.canonical !== site.origin + route) fault(`its canonical address is ${head.canonical}`);
    const trail = route === paths.home ? undefined : site.origin + route;
    for (const text of structuredFaults(head.structured, trail)) fault(text);
    for (const words of [head.title, head.meta.get("description")]) {
      const other = words && seen.get(words);
      if (other) fault(`shares '${words}' with ${other}`);
      if (words) seen.set(words, route);
    }
  }
  return faults;
}

function wordFaults({ title = "", meta }: Head): string[] {
  const faults: string[] = [];
  const description = meta.get("description") ?? "";
  if (!title.endsWith(` | ${site.brand}`)) faults.push(`its title is '${title}', without the brand`);
  if (title.length < titleLength.least || title.length > titleLength.most)
    faults.push(`its title has ${title.length} letters`);
  if (description.length < descriptionLength.least || description.length > descriptionLength.most)
    faults.push(`its description has ${description.length} letters`);
  return faults;
}

function previewFaults(
  { meta, canonical }: Head,
  sizeOf: (path: string) => readonly [number, number] | undefined,
): string[] {
  const faults: string[] = [];
  const wanted = {
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (meta.get(name) !== value) faults.push(`its ${name} is ${meta.get(name)}`);
  }
  for (const name of ["og:title", "og:description", "og:type", "og:site_name", "og:image:alt"]) {
    if (!meta.get(name)) faults.push(`it has no ${name}`);
  }
  if (meta.get("og:url") !== canonical) faults.push(`its og:url is ${meta.get("og:url")}`);
  const image = meta.get("og:image") ?? "";
  const size = image.startsWith(site.origin) ? sizeOf(image.slice(site.origin.length)) : undefined;
  if (size?.join("×") !== "1200×630") faults.push(`its preview ${image} is ${size?.join("×") ?? "missing"}`);
  return faults;
}

function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map(([, id = ""]) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function pngSize(path: string): readonly [number, number] | undefined {
  const file = join(client, path);
  if (!existsSync(file)) return undefined;
  const header = readFileSync(file).subarray(16, 24);
  return [header.readUInt32BE(0), header.readUInt32BE(4)];
}

if (import.meta.main) {
  const pages = documents
    .filter(({ servedAt }) => servedAt === undefined)
    .map(({ route }) => ({ route, html: readFileSync(documentFile(route), "utf8") }));
  const faults = headFaults(pages, pngSize);
  if (pngSize("/logo.png")?.join("×") !== "512×512") faults.push("The logo is not 512×512.");
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${pages.length} heads, no faults.` : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
