/**
 * Weighs what each page sends, as brotli sends it, against the budgets of the design; fails over budget.
 * `node scripts/app/size.ts`, after a build. Inline scripts run before any intent; a page that waits for intent
 * loads nothing else before it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { documents, paths } from "../../app/src/paths.ts";
import { client, documentFile } from "./places.ts";

/** Kilobytes of 1,000 bytes. The glossary is a reference whose every entry is in its HTML, so it may be heavier. */
const budgets = {
  beforeIntent: 3,
  document: 25,
  reference: 30,
  tool: 150,
  admin: 250,
  fonts: 40,
  inlineCss: 10,
} as const;

interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

const assets = join(client, "assets");

function brotli(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

/** The scripts of a page that a browser runs from its HTML alone. */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text)
    .join("\n");
}

/** The files that the start of a page's application brings in, with everything they import at once. */
function startFiles(html: string): Set<string> {
  const found = new Set<string>();
  const queue = [...inlineScripts(html).matchAll(/import\("\/assets\/([^"]+)"\)/g)].map(
    ([, name]) => name ?? "",
  );
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = join(assets, name);
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    const source = readFileSync(file, "utf8");
    for (const [, next = ""] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) queue.push(next);
  }
  return found;
}

function weigh(): Weight[] {
  const weights: Weight[] = [];
  for (const document of documents) {
    const path = document.servedAt ?? document.route;
    const html = readFileSync(documentFile(path), "utf8");
    weights.push({
      what: `${path}  HTML with CSS`,
      bytes: brotli(html),
      budget: path === paths.glossary ? budgets.reference : budgets.document,
    });
    const css = /<style id="stylesheet">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    if (path === paths.home) {
      weights.push({ what: "inlined CSS, gzip", bytes: gzipSync(css).length, budget: budgets.inlineCss });
    }
    if (document.hydration === "intent") {
      weights.push({
        what: `${path}  JS before intent`,
        bytes: brotli(inlineScripts(html)),
        budget: budgets.beforeIntent,
      });
    }
    const started = [...startFiles(html)].reduce(
      (sum, name) => sum + brotli(readFileSync(join(assets, name))),
      0,
    );
    weights.push({
      what: `${path}  JS of the application`,
      bytes: started,
      budget: path === paths.admin ? budgets.admin : budgets.tool,
    });
  }
  const fonts = readdirSync(assets).filter((name) => name.endsWith(".woff2"));
  const fontBytes = fonts.reduce((sum, name) => sum + readFileSync(join(assets, name)).length, 0);
  return [...weights, { what: "fonts", bytes: fontBytes, budget: budgets.fonts }];
}

let over = 0;
for (const { what, bytes, budget } of weigh()) {
  const tooMuch = bytes > budget * 1000;
  if (tooMuch) over += 1;
  const size = (bytes / 1000).toFixed(1).padStart(7);
  console.log(
    `${what.padEnd(46)}${size} KB  of ${String(budget).padStart(3)}${tooMuch ? "  OVER BUDGET" : ""}`,
  );
}
if (over > 0) {
  console.error(`${over} over budget.`);
  process.exit(1);
}
