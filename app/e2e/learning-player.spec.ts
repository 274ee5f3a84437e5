// The player's ways around: addresses, keys, videos that do not come, the premium modules, no script at all.
import { readdirSync, readFileSync } from "node:fs";
import { alive, open } from "./support/learner.ts";
import { expect, expectAccessible, test } from "./support/product.ts";

/** The address of a lesson's film while there is none. */
const PLACEHOLDER = "placeholder:defi-101/lesson-2";

for (const theme of ["light", "dark"] as const) {
  test(`course pages hold to axe in the ${theme} theme, wide and narrow`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    for (const path of [
      "/defi-101-page",
      "/defi-101-page/lesson-7",
      "/flare-network-mastery/lesson-4",
      "/advanced-portfolio",
    ]) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });
}

test("an address leads to its lesson, and one that does not exist says so and goes on", async ({ page }) => {
  await open(page, "/defi-101-page?lesson=lesson-4");
  await expect(page).toHaveURL("/defi-101-page/lesson-4");
  await expect(page.getByRole("heading", { name: "Tokens and stablecoins", level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, "/defi-101-page?lesson=lesson-44");
  await expect(page.getByText("DeFi 101 has no lesson ‘lesson-44’")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What DeFi is, and what it is not" })).toBeVisible();
});

test("each lesson tells search engines what and where it is", async ({ page }) => {
  await page.goto("/defi-101-page/lesson-5");
  await expect(page).toHaveTitle(/^Swaps: how a pool sets the price \(DeFi 101, lesson 5\)/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/defi-101-page\/lesson-5$/);
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.map((text) => (JSON.parse(text) as { "@type": string })["@type"])).toEqual(
    expect.arrayContaining(["BreadcrumbList", "LearningResource"]),
  );
});

test.describe("an address of no lesson", () => {
  test.use({ expectedFailures: [404] });

  test("is not found", async ({ page }) => {
    const answered = await page.goto("/defi-101-page/lesson-99");
    expect(answered?.status()).toBe(404);
  });
});

test("keys lead through the lessons, tell what they do, and can be switched off", async ({ page }) => {
  await open(page, "/defi-101-page/lesson-1");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Wallets, keys and seed phrases" })).toBeFocused();
  await page.keyboard.press("7");
  await expect(page).toHaveURL(/lesson-7$/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/lesson-6$/);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("3");
  await expect(page).toHaveURL(/lesson-6$/);
  await dialog.getByLabel("These keys are on").uncheck();
  await page.keyboard.press("Escape");
  await page.locator("body").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/lesson-6$/);
});

test("keys that follow one another faster than lessons open are all counted", async ({ page }) => {
  await open(page, "/defi-101-page/lesson-1");
  await page.evaluate(() => {
    for (const key of ["7", "ArrowLeft", "ArrowLeft"]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/lesson-5$/);
});

test("keys that belong to a control stay with it", async ({ page }) => {
  await open(page, "/defi-101-page/lesson-5");
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/lesson-5$/);
});

test("a lesson's description unfolds in the list, one at a time", async ({ page }) => {
  await open(page, "/defi-101-page/lesson-1");
  await page.getByLabel("About lesson 2").click();
  await expect(page.getByText("A wallet holds keys and no coins.").last()).toBeVisible();
  await page.getByLabel("About lesson 3").click();
  await expect(page.locator(".lesson-list details[open]")).toHaveCount(1);
});

test.describe("a video", () => {
  test.use({ expectedFailures: [0, 404] });

  test("that never loads says so after ten seconds, and the text stays", async ({ page }) => {
    // No lesson has its film yet: this one is given an address that never answers.
    const folder = "build/client/assets";
    const files = readdirSync(folder).map(
      (name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const,
    );
    const [name, text] = files.find(([, text]) => text.includes(PLACEHOLDER)) ?? ["", ""];
    await page.route(`**/assets/${name}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: text.replace(PLACEHOLDER, "https://never.example/lesson-2.mp4"),
      }),
    );
    await page.route("https://never.example/**", () => {});
    await open(page, "/defi-101-page/lesson-1");
    await page.clock.install();
    await page.getByRole("link", { name: /Next lesson/ }).click();
    await expect(page.getByText("Loading Video...")).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText("Video Loading Error")).toBeVisible();
    await expect(page.getByRole("button", { name: "Refresh Page" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "After this lesson you can" })).toBeVisible();
    await page.getByRole("link", { name: /Next lesson/ }).click();
    await expect(page.getByText("Video Loading Error")).toBeHidden();
  });
});

test("a premium module shows its lessons, its placeholder and the way to the partner", async ({ page }) => {
  await open(page, "/flare-network-mastery");
  await expect(page.getByText("Video Coming Soon")).toBeVisible();
  for (const name of [/^Preview/, /^Access on DeFi Forward/]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByText("6 Lessons", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(page).toHaveURL("/flare-network-mastery/lesson-2");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "17");
  await open(page, "/advanced-portfolio");
  await expect(page.getByText("12 Lessons", { exact: true })).toBeVisible();
});

test("the papers of the course are behind Download Resources", async ({ page }) => {
  await open(page, "/defi-101-page/lesson-1");
  await page.getByText("Download Resources").click();
  await page.getByRole("link", { name: "Checklist for a first transaction", exact: true }).click();
  await expect(page).toHaveURL("/downloads/first-transaction-checklist");
});

test("every way to the courses from other pages leads there", async ({ page }) => {
  for (const [from, name, to] of [
    ["/", "Start Course", "/defi-101-page"],
    ["/defi-university/courses", "Start Free Course", "/defi-101-page"],
    ["/defi-university-platform", "Watch Free Preview", "/defi-101-page"],
    ["/defi-university/courses", "See its 6 lessons", "/flare-network-mastery"],
    ["/defi-university/courses", "See its 12 lessons", "/advanced-portfolio"],
  ] as const) {
    await page.goto(from);
    await alive(page);
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { name: "Lessons" })).toBeVisible();
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson is read from list to list, quiz and papers included", async ({ page }) => {
    await page.goto("/defi-101-page");
    await page.getByRole("link", { name: /Swaps: how a pool sets the price/ }).click();
    await expect(page).toHaveURL("/defi-101-page/lesson-5");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Swaps: how a pool sets the price");
    const first = page.locator("details.unmarked").first();
    await first.locator("summary").click();
    await expect(first.locator("b", { hasText: "Right." })).toBeVisible();
    for (const name of ["Start the quiz", "Mark as Complete", "Keyboard shortcuts", "Print this lesson"]) {
      await expect(page.getByRole("button", { name })).toBeHidden();
    }
    await page.getByRole("link", { name: /Next lesson/ }).click();
    await expect(page).toHaveURL("/defi-101-page/lesson-6");
  });
});
