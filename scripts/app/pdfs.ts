/**
 * Prints the pages for learners as PDFs, A4: `npm run pdfs`, after a build. The files are kept in `app/public`, so
 * that a build needs no browser; the content check fails when a page's words are no longer those that were printed.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { downloads } from "../../app/src/content/downloads/downloads.ts";
import { printedText } from "../../app/src/content/downloads/printed-text.ts";
import { openBrowser } from "./browser.ts";
import { root } from "./places.ts";
import { serveBuild } from "./serve.ts";

const port = Number(process.env.PDFS_PORT ?? 28_102);
const server = await serveBuild(port);
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  const printed: Record<string, string> = {};
  for (const { id, path, pdf } of downloads) {
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.evaluate(() => document.fonts.ready);
    const file = join(root, "app/public", pdf);
    mkdirSync(dirname(file), { recursive: true });
    await page.pdf({
      path: file,
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const words = printedText((await page.locator(".printable").textContent()) ?? "");
    printed[id] = createHash("sha256").update(words).digest("hex");
    console.log(pdf);
  }
  writeFileSync(
    join(root, "app/src/content/downloads/printed.json"),
    `${JSON.stringify(printed, null, 2)}\n`,
  );
} finally {
  await browser.close();
  server.close();
}
