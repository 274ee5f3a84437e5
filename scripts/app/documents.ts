/**
 * Finishes each prerendered page: no preloading of an application that may not be wanted yet, the application's
 * start tied to the page's kind of hydration, the shells' markers in place, and a Content-Security-Policy that
 * knows every inline script by its hash.
 */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { documents, type Hydration, type PrerenderedDocument } from "../../app/src/paths.ts";
import { documentFile } from "./places.ts";
import { contentSecurityPolicy, scriptHashes } from "./policy.ts";

/** Rewrites every page of the table in place, and moves the shells to the address they are served at. */
export function finishDocuments(): void {
  // Deeper paths first, so that a folder is empty by the time its own page leaves it.
  for (const document of documents.toSorted((a, b) => b.route.length - a.route.length)) {
    const source = documentFile(document.route);
    const html = finishDocument(readFileSync(source, "utf8"), document);
    const destination = documentFile(document.servedAt ?? document.route);
    if (destination !== source) removeDocument(source);
    mkdirSync(dirname(destination), { recursive: true });
    writeFileSync(destination, html);
  }
}

/** Takes a page away, and its folder where nothing else is in it. */
function removeDocument(file: string): void {
  rmSync(file);
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
}

/** One page, finished. */
export function finishDocument(html: string, { hydration, servedAt, player }: PrerenderedDocument): string {
  let page = deferStart(withoutPreloads(html), hydration);
  if (servedAt !== undefined) page = markHead(page);
  const policy = contentSecurityPolicy(scriptHashes(page), player);
  const charset = /<meta charSet="utf-8"\/>/i;
  if (!charset.test(page)) throw new Error("The page has no charset tag to put the policy behind.");
  return page.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

/** The placeholder that a shell's head is rendered with becomes the Worker's marker. */
function markHead(html: string): string {
  const placeholder = '<template data-edge="head"></template>';
  if (html.split(placeholder).length !== 2)
    throw new Error("A shell needs exactly one placeholder in its head.");
  return html.replace(placeholder, "<!--edge:head-->");
}

/**
 * React Router starts the application with static imports. They become dynamic ones, so that a page can wait
 * for its visitor and so that a file that a later deploy removed leads to one reload instead of a dead page.
 */
export function deferStart(html: string, hydration: Hydration): string {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/;
  const source = script.exec(html)?.[1];
  if (source === undefined) throw new Error("The page does not start the application in the known way.");

  const imports: string[] = [];
  const names: string[] = [];
  const rest = source.replaceAll(
    /import (?:\* as (\w+) from )?("[^"]+");/g,
    (_, name?: string, url?: string) => {
      imports.push(`import(${url})`);
      names.push(name ?? "");
      return "";
    },
  );
  if (/^\s*import[\s"{*]/m.test(rest)) throw new Error("The page imports something in an unknown way.");
  const wait = hydration === "intent" ? "await window.__intent;" : "";
  const body = rest.replace(/import\(("[^"]+")\);\s*$/, "await import($1);").replaceAll(/\s*\n\s*/g, "");
  const start = `${wait}try{const[${names.join(",")}]=await Promise.all([${imports.join(",")}]);${body}}catch(fault){console.error(fault);window.__reloadOnce()}`;
  return html.replace(script, () => `<script type="module" async="">${start}</script>`);
}
