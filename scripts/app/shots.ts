/**
 * Photographs of every page: three widths, both themes, into `shots/`. `node scripts/app/shots.ts [page …]`,
 * after a build.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openBrowser, pages, settle } from "./browser.ts";
import { root } from "./places.ts";
import { serveBuild } from "./serve.ts";

const folder = join(root, "shots");
const port = Number(process.env.SHOTS_PORT ?? 28_101);
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const server = await serveBuild(port);
const browser = await openBrowser();
try {
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length === 0 || wanted.includes(name)) await photograph(name, path);
  }
} finally {
  await browser.close();
  server.close();
}

async function photograph(name: string, path: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    for (const width of [390, 768, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true });
      await context.close();
    }
  }
  console.log(name);
}
