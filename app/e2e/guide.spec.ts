// The static article for beginners: a page of the build that stands among the posts.
import { expect, expectAccessible, test } from "./support/product.ts";

const address = "/blog/beginners-guide-to-defi";

test("the guide is reached from the foot of any page and jumps to its three sections", async ({ page }) => {
  await page.goto("/resources");
  await page.getByRole("link", { name: "Beginner’s guide" }).click();
  await expect(page).toHaveURL(address);
  const contents = page.getByRole("navigation", { name: "On this page" });
  for (const [name, anchor] of [
    ["What is DeFi?", "what-is-defi"],
    ["Key concepts", "key-concepts"],
    ["Getting started", "getting-started"],
  ] as const) {
    await contents.getByRole("link", { name }).click();
    await expect(page.locator(`#${anchor} > h2`)).toBeInViewport();
  }
  await expect(page.getByText("Last reviewed on")).toBeVisible();
  await expectAccessible(page);
});

test("a word of the guide leads to its entry in the glossary", async ({ page }) => {
  await page.goto(address);
  await page.locator("dfn > a", { hasText: "health factor" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#health-factor")).toBeInViewport();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the guide is read whole", async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 2 })).toContainText([
      "What is DeFi?",
      "Key concepts",
      "Getting started",
      "Sources",
    ]);
  });
});
