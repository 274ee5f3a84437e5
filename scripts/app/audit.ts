/**
 * Looks at the built pages as a browser does and fails on what a reader would trip over: accessibility faults
 * (axe, both themes), console errors, a page wider than a small phone, text that needs JavaScript, clicks lost before hydration.
 * `node scripts/app/audit.ts`, after a build.
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { auditBeforeHydration } from "./audit-early.ts";
import { openBrowser, pages, settle } from "./browser.ts";
import { serveBuild } from "./serve.ts";

const port = Number(process.env.AUDIT_PORT ?? 28_102);
const origin = `http://127.0.0.1:${port}`;
const faults: string[] = [];

const server = await serveBuild(port);
const browser = await openBrowser();
try {
  for (const [name, path] of Object.entries(pages)) {
    for (const theme of ["light", "dark"] as const) await auditAlive(browser, name, path, theme);
    await auditWithoutScript(browser, name, path);
  }
  faults.push(...(await auditBeforeHydration(browser, origin)));
} finally {
  await browser.close();
  server.close();
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "No faults." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function auditAlive(browser: Browser, name: string, path: string, theme: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 320, height: 800 },
    reducedMotion: "reduce",
  });
  await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
  const page = await context.newPage();
  page.on("console", (message) => {
    // The browser reports these answers by itself: two are what the pages are about, and no Worker searches posts here.
    const expected = { notfound: "404", admin: "401", search: "401" }[name];
    if (message.type() === "error" && !(expected && message.text().includes(expected)))
      faults.push(`${name} ${theme}: console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`${name} ${theme}: ${error.message}`));
  await page.goto(origin + path);
  const before = await page.locator("main").innerHTML();
  await settle(page);
  if (path === "/blog" && before !== (await page.locator("main").innerHTML())) {
    faults.push(`${name}: hydration changed what the edge wrote`);
  }
  await checkWidth(page, `${name} ${theme}`);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const violation of violations) {
      const where = violation.nodes.map((node) => node.target.join(" ")).join(", ");
      faults.push(`${name} ${theme} ${width}: axe ${violation.id}: ${where}`);
    }
  }
  await context.close();
}

async function checkWidth(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 320) faults.push(`${where}: ${width} px wide on a screen of 320`);
}

async function auditWithoutScript(browser: Browser, name: string, path: string): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  const words = ((await page.locator("main").textContent()) ?? "").split(/\s+/).length;
  const loading = name === "admin";
  if (words < 15 && !loading) faults.push(`${name}: ${words} words without JavaScript`);
  if (
    !(await page
      .getByText(/not financial advice/i)
      .first()
      .isVisible())
  )
    faults.push(`${name}: no disclaimer`);
  await context.close();
}
