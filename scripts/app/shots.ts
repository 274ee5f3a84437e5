/**
 * Photographs of every page: three widths, both themes, into `shots/`. `node scripts/app/shots.ts [page …]`.
 * Needs a build. CHROMIUM_PATH names the browser where it is not at /usr/bin/chromium.
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { paths, postPath } from "../../app/src/paths.ts";
import { root } from "./places.ts";
import { serveBuild } from "./serve.ts";

const folder = join(root, "shots");
const widths = [390, 768, 1440] as const;
const themes = ["light", "dark"] as const;

/** What is photographed: a name for the file, and the address. */
const pages: Readonly<Record<string, string>> = {
  home: paths.home,
  resources: paths.resources,
  rewards: `${paths.resources}#rewards`,
  disclaimer: paths.disclaimer,
  notfound: "/no-such-page",
  blog: paths.blog,
  post: postPath("early-withdrawal"),
  admin: paths.admin,
};

const wanted = process.argv.slice(2);
const server = await serveBuild(Number(process.env.SHOTS_PORT ?? 28_101));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
mkdirSync(folder, { recursive: true });
try {
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length === 0 || wanted.includes(name)) await photograph(browser, name, path);
  }
} finally {
  await browser.close();
  server.close();
}

async function photograph(browser: Browser, name: string, path: string): Promise<void> {
  for (const theme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
      const page = await context.newPage();
      await page.goto(origin + path);
      await page.mouse.move(5, 5);
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(200);
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true });
      await context.close();
    }
  }
  console.log(name);
}
