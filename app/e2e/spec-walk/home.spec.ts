// The specification's home page, statement by statement.
import { site } from "../../src/content/site.ts";
import { type HomeAnchor, paths } from "../../src/paths.ts";
import { expect, test } from "../support/product.ts";
import { walk } from "./screen.ts";

walk({
  path: paths.home,
  headings: [
    "DeFi University",
    "DeFi Den",
    "DeFi Tracker",
    "DeFi Resources",
    "Courses",
    "Founders",
    "Events",
    "Contact",
    "1-on-1 coaching",
    "Web3 interviews",
  ],
  texts: [
    "$25 per 30 days",
    "14 days free, no credit card",
    "30-day money-back guarantee",
    "20% of the subscription revenue",
    "Weekly calls",
    "Chat",
    "Members-only content",
    "Resource library",
  ],
  links: [
    ["Start Course", paths.defi101],
    ["Join DeFi Den", paths.platform],
    ["Book Now", paths.coaching],
    ["Start Free Trial", site.links.tracker],
    ["All videos on our channel", site.links.videoChannel],
  ],
  accounts: [
    ["DeFi Tracker", site.links.trackerLogin],
    ["DeFi Resources", paths.resources],
    ["DeFi Den", site.links.den],
  ],
});

test("the home page's masthead names the courses, tools, interviews, walkthroughs and the contact", async ({
  page,
}) => {
  await page.goto(paths.home);
  const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  const found = await links.evaluateAll((items) =>
    items.map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect(found).toEqual([
    ["Courses", paths.platform],
    ["Resources", paths.resources],
    ["Interviews", paths.interviews],
    ["Walkthroughs", paths.walkthroughs],
    ["Contact", "/#contact"],
  ]);
});

test("the home page has its five anchors, once each", async ({ page }) => {
  await page.goto(paths.home);
  const anchors: readonly HomeAnchor[] = ["contact", "courses", "founders", "community", "events"];
  for (const anchor of anchors) await expect(page.locator(`section#${anchor}`)).toHaveCount(1);
});

test("Contact in the masthead leads to the form, at once where motion is not wanted", async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/#contact");
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
});

test("Join DeFi Den leads to the learning centre, at its top", async ({ page }) => {
  await page.goto(paths.home);
  const join = page.locator("#community").getByRole("link", { name: "Join DeFi Den" });
  await join.scrollIntoViewIfNeeded();
  await join.click();
  await expect(page).toHaveURL(paths.platform);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("each founder has a portrait of 96 by 96", async ({ page }) => {
  await page.goto(paths.home);
  const portraits = page.locator("#founders").locator("li > :is(img, svg)");
  await expect(portraits).toHaveCount(3);
  for (const portrait of await portraits.all()) {
    expect(await portrait.evaluate((picture) => picture.getBoundingClientRect().toJSON())).toMatchObject({
      width: 96,
      height: 96,
    });
  }
});

test.describe("the affiliate waitlist", () => {
  test("fills the screen, holds a form, and its button closes it", async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole("button", { name: "Join the affiliate waitlist" }).click();
    const overlay = page.getByRole("dialog", { name: "Affiliate waitlist" });
    const box = await overlay.boundingBox();
    expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());
    await expect(overlay.getByRole("textbox").first()).toBeVisible();
    await overlay.getByRole("button", { name: "Close" }).click();
    await expect(overlay).toBeHidden();
  });

  test("is closed by its backdrop too", async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole("button", { name: "Join the affiliate waitlist" }).click();
    const overlay = page.getByRole("dialog", { name: "Affiliate waitlist" });
    await overlay.click({ position: { x: 8, y: 300 } });
    await expect(overlay).toBeHidden();
  });
});

test("Admin Login is a small fixed button at the lower right, and opens the login that Cancel closes", async ({
  page,
}) => {
  await page.goto(paths.home);
  const button = page.getByRole("button", { name: "Admin Login" });
  const [box, screen] = [await button.boundingBox(), page.viewportSize()];
  expect(screen && box && screen.width - box.x - box.width).toBeLessThan(24);
  expect(screen && box && screen.height - box.y - box.height).toBeLessThan(24);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Admin Login" });
  await expect(dialog).toContainText("Admin access for content management.");
  await expect(dialog.getByLabel("Username")).toHaveAttribute("required");
  await expect(dialog.getByLabel("Password")).toHaveAttribute("required");
  await expect(dialog.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});
