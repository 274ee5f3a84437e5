/**
 * What a page owes its visitor before its application has loaded: nothing downloaded without need, a theme that
 * switches, dialogs that open, and no click or submit lost.
 */
import type { Browser, Page } from "playwright-core";
import { paths } from "../../app/src/paths.ts";
import { settle } from "./browser.ts";

/** Checks the home page, and returns what is wrong with it. */
export async function auditBeforeHydration(browser: Browser, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`before hydration: ${fault}`);
  };

  await visit(browser, origin, async (page, requested) => {
    await page.waitForTimeout(500);
    expect(!requested.some((url) => url.endsWith(".js")), "scripts were loaded without any intent");
    // Clicked from inside the page, so that no pointer moves and the application stays away.
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click());
    const themed = await page.evaluate(() =>
      [document.documentElement, document.body].every((element) => element.classList.contains("dark")),
    );
    expect(themed, "the theme toggle does not reach root and body");
    expect((await page.evaluate(() => localStorage.getItem("theme"))) === "dark", "the theme is not stored");
    await page.reload();
    expect((await page.getAttribute("html", "class")) === "dark", "the stored theme does not come back");
  });

  await visit(browser, origin, async (page) => {
    await holdScripts(page);
    const figure = page.locator("svg[data-early]");
    const before = await page.locator("output").textContent();
    await figure.click({ position: { x: 120, y: 60 } });
    await settle(page);
    expect((await page.locator("output").textContent()) !== before, "an early click on the figure is lost");
  });

  await visit(browser, origin, async (page) => {
    await holdScripts(page);
    await page.getByRole("button", { name: "Admin Login" }).click();
    await page.getByLabel("Username").fill("someone");
    await page.getByLabel("Password").fill("something");
    const submitted = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener("submit", () => {
            if (document.documentElement.dataset.hydrated !== undefined) resolve(true);
          });
          setTimeout(() => resolve(false), 10_000);
        }),
    );
    await page.getByRole("button", { name: "Login", exact: true }).click();
    expect(await submitted, "an early login is not submitted again");
    expect(new URL(page.url()).search === "", "an early login left the page");
    expect((await page.getByLabel("Username").inputValue()) === "someone", "hydration emptied a field");
  });
  return faults;
}

async function visit(
  browser: Browser,
  origin: string,
  look: (page: Page, requested: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(origin + paths.home);
  await look(page, requested);
  await context.close();
}

/** Holds the application back long enough to act before it. */
async function holdScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
}
