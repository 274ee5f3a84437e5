/**
 * The headers of the files that the platform serves, as its `_headers`. What every answer has comes from
 * `headers.json`, which the Worker reads too.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { client, headersFile } from "./places.ts";

/** Header names and values. */
type Headers = Readonly<Record<string, string>>;

/** On every file. The page's own policy is in its head; a meta tag cannot forbid framing. */
const security: Headers = {
  ...(JSON.parse(readFileSync(headersFile, "utf8")) as Headers),
  "Content-Security-Policy": "frame-ancestors 'none'",
};

/** Files whose name changes with their content. */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Files of fixed name that seldom change. */
const daily: Headers = { "Cache-Control": "public, max-age=86400" };

/** A shell is a page only once the Worker has filled it. */
const unfilled: Headers = { "X-Robots-Tag": "noindex" };

const rules: Readonly<Record<string, Headers>> = {
  "/*": security,
  "/assets/*": immutable,
  // The preview of a draft is a frame without an origin; its letters come from here all the same.
  "/assets/*.woff2": { "Access-Control-Allow-Origin": "*" },
  "/favicon.svg": daily,
  "/og.png": daily,
  "/og/*": daily,
  "/logo.png": daily,
  "/shell/*": unfilled,
};

const redirects = "/compound-calculator /resources 301\n";

/** Writes the headers, and the redirects. */
export function writeHeaders(): void {
  const blocks = Object.entries(rules).map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  writeFileSync(join(client, "_headers"), `${blocks.join("\n\n")}\n`);
  writeFileSync(join(client, "_redirects"), redirects);
}
