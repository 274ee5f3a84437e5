// What holds on every page of the build, whoever reads it and on what: width, zoom, paper, colours, motion, the way back.
import type { Page } from "@playwright/test";
import { documents, lessonPath, paths } from "../src/paths.ts";
import { expect, expectAccessible, test } from "./support/product.ts";

const routes = documents
  .filter(
    ({ route, servedAt }) => servedAt === undefined && route !== paths.notFound && route !== paths.admin,
  )
  .map(({ route }) => route)
  // Leads away at once.
  .filter((route) => route !== paths.compoundCalculator);

/** The ways in which a page is widened and narrowed: a small phone, 1280 px at a zoom of 200 %, a wall. */
const widths = [320, 640, 2560];

/** How far the page can be scrolled sideways, and by what. */
function sideways(page: Page): Promise<{ by: number; what: string[] }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const what = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`);
    return { by: scrollWidth - clientWidth, what: scrollWidth > clientWidth ? what.slice(0, 5) : [] };
  });
}

test("no page scrolls sideways, from 320 to 2560 px and at a zoom of 200 %", async ({ page }) => {
  test.setTimeout(300_000);
  const wide: Record<string, unknown> = {};
  for (const route of routes) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { by, what } = await sideways(page);
      if (by > 0) wide[`${route} at ${width} px`] = { by, what };
    }
  }
  expect(wide).toEqual({});
});

test("the way back leads to where one was on the page", async ({ page }) => {
  for (const route of [paths.home, paths.glossary, lessonPath(paths.defi101, "lesson-5")]) {
    await page.goto(route);
    await page.mouse.move(5, 5);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(() => window.scrollTo({ top: 1_400, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_400);
    // Pressed by key, so that nothing scrolls to it first.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "RFLR rewards" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/resources/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY), route).toBe(1_400);
  }
});

test("a lesson stands still while its application arrives", async ({ page }) => {
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = () => {
      if (document.readyState !== "loading") heights.push(document.documentElement.scrollHeight);
      requestAnimationFrame(look);
    };
    look();
  });
  // The second time, the application is in the cache and there before the lesson's own file.
  for (const visit of ["first", "second"]) {
    await page.goto(lessonPath(paths.defi101, "lesson-5"));
    await page.evaluate(() => document.fonts.ready);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    const [least, most] = await page.evaluate(() => {
      const { heights } = window as unknown as { heights: number[] };
      return [Math.min(...heights), Math.max(...heights)];
    });
    // Fonts that arrive move a line or two.
    expect(most - least, `${visit} visit`).toBeLessThan(100);
  }
});

test("lessons and articles are printed as text with their sources, without what is for the screen", async ({
  page,
}) => {
  for (const route of [paths.beginnersGuide, lessonPath(paths.defi101, "lesson-5")]) {
    await page.setViewportSize({ width: 718, height: 1_000 });
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
    for (const screenOnly of [".site-header", ".site-footer nav", ".lesson-controls"]) {
      await expect(page.locator(screenOnly).first()).toBeHidden();
    }
    expect((await sideways(page)).by, route).toBe(0);
    await page.emulateMedia({ media: "screen" });
  }
});

test("forced colours keep the controls in sight", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const route of [paths.home, paths.resources, paths.search, lessonPath(paths.defi101, "lesson-1")]) {
    await page.goto(route);
    await expectAccessible(page);
    const borders = await page
      .locator("main .button:visible")
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
    expect(borders.filter((width) => width === "0px")).toEqual([]);
  }
});

test("nothing moves for those who asked for stillness", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const route of [paths.home, paths.resources, paths.platform]) {
    await page.goto(route);
    await page.mouse.move(300, 300);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
});
