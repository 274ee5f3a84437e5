/**
 * The headers of every answer, from one source: `_headers` for the files that the platform serves, and
 * `build/headers.json` for the Worker, which includes it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { client, headersFile } from "./places.ts";

/** Header names and values. */
type Headers = Readonly<Record<string, string>>;

/** On every answer, files and API alike. The page's own policy is in its head. */
const security: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  // Not no-referrer: form posts would then carry `Origin: null`.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()",
  "Cross-Origin-Opener-Policy": "same-origin",
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
  "/favicon.svg": daily,
  "/og.png": daily,
  "/logo.png": daily,
  "/shell/*": unfilled,
};

const redirects = "/compound-calculator /resources 301\n";

/** Writes both forms, and the redirects. */
export function writeHeaders(): void {
  const blocks = Object.entries(rules).map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  writeFileSync(join(client, "_headers"), `${blocks.join("\n\n")}\n`);
  writeFileSync(join(client, "_redirects"), redirects);
  writeFileSync(headersFile, `${JSON.stringify({ security: Object.entries(security) }, null, 2)}\n`);
}
