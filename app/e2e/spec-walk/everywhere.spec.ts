// What the specification says of every screen: the theme, the foot, ways through a page, and the way back.
import type { Page } from "@playwright/test";
import { site } from "../../src/content/site.ts";
import { documents, paths } from "../../src/paths.ts";
import { expect, test } from "../support/product.ts";

const screens = documents.filter(({ servedAt, route }) => servedAt === undefined && route !== paths.notFound);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedFailures: [401] });

    test("every screen ends with the copyright, the disclaimer and the social links", async ({ page }) => {
      test.setTimeout(120_000);
      for (const { route } of screens) {
        await page.goto(route);
        const foot = page.getByRole("contentinfo");
        await expect(foot, route).toContainText(/© 2025–\d{4} Emberfi/);
        await expect(foot, route).toContainText("not financial advice");
        for (const { label, href } of site.social) {
          await expect(foot.getByRole("link", { name: label }), route).toHaveAttribute("href", href);
          await expect(foot.getByRole("link", { name: label }), route).toHaveAttribute("target", "_blank");
        }
      }
    });
  });
}

test("a stored dark theme is there before the first frame, on root and body", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    requestAnimationFrame(() => {
      const classes = [document.documentElement, document.body].map((element) => element?.className);
      Object.assign(window, { firstFrame: classes });
    });
  });
  await page.goto(paths.home);
  const firstFrame = await page.evaluate(() => (window as { firstFrame?: unknown }).firstFrame);
  expect(firstFrame).toEqual(["dark", "dark"]);
});

test("the theme is light whatever the system prefers, and one press stores another", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(paths.thankYou);
  await expect(page.locator("body")).toHaveClass("light");
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await expect(page.locator("html")).toHaveClass("light");
});

/** Follows a link of the masthead, and counts the places that the page stood at within the next second. */
async function placesPassed(page: Page, link: string): Promise<number> {
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  return page
    .getByRole("banner")
    .getByRole("link", { name: link })
    .evaluate(async (anchor: HTMLAnchorElement) => {
      const places = new Set<number>();
      anchor.click();
      for (const end = performance.now() + 1_000; performance.now() < end; ) {
        await new Promise(requestAnimationFrame);
        places.add(scrollY);
      }
      return places.size;
    });
}

test("a link to a section is there at once where motion is not wanted", async ({ page }) => {
  await page.goto(paths.home);
  expect(await placesPassed(page, "Contact")).toBeLessThanOrEqual(2);
});

test.describe("where motion is welcome", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a link to a section of the page scrolls there smoothly, one to another page begins at its top", async ({
    page,
  }) => {
    await page.goto(paths.home);
    expect(await placesPassed(page, "Contact")).toBeGreaterThan(5);
    await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
    await expect(page.locator("html[data-to-section]"), "the scroll ends").toHaveCount(0);
    expect(await placesPassed(page, "Courses")).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(paths.platform);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("a page laid out from its first screen is whole once it has loaded; one opened further down is so at once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.firstScreen === "") Object.assign(window, { beganAtTop: true });
    }).observe(document, { attributes: true, subtree: true });
  });
  const beganAtTop = () => page.evaluate(() => (window as { beganAtTop?: true }).beganAtTop === true);
  await page.goto(paths.home);
  expect(await beganAtTop()).toBe(true);
  await expect(page.locator("html[data-first-screen]")).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(`${paths.home}#contact`);
  expect(await beganAtTop()).toBe(false);
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
});

test("going back returns to where one was", async ({ page }) => {
  await page.goto(paths.home);
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  const link = page.locator("#events").getByRole("link", { name: "Book Now" });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(paths.coaching);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("the focus goes where a link leads: to its section, or to the content of a new page", async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).press("Enter");
  await expect(page.locator("#contact")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).press("Enter");
  await expect(page).toHaveURL(paths.platform);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeFocused();
});
