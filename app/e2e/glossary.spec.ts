// The words of the course and its papers: found, reached from elsewhere, taken along.
import type { Page } from "@playwright/test";
import { open } from "./support/learner.ts";
import { OtherEditor } from "./support/newsroom.ts";
import { expect, expectAccessible, type Product, test } from "./support/product.ts";

test("a word is reached by its address and found by a part of it", async ({ page }) => {
  await page.goto("/glossary#impermanent-loss");
  await expect(page.locator("#impermanent-loss")).toBeInViewport();
  await page.getByLabel("Find a word").fill("seed phr");
  await expect(page.locator("dt", { hasText: /^seed phrase$/ })).toBeVisible();
  await expect(page.locator("dt", { hasText: /^impermanent loss$/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("a reference leads to a word that the filter hides", async ({ page }) => {
  await page.goto("/glossary");
  await page.getByLabel("Find a word").fill("uncapped nonsense");
  await expect(page.getByText("No entry contains ‘uncapped nonsense’.")).toBeVisible();
  await page.getByLabel("Find a word").fill("utilisation");
  await page.locator("#utilisation").getByRole("link", { name: "borrow rate" }).click();
  await expect(page.locator("#borrow-rate")).toBeInViewport();
  await expect(page.getByLabel("Find a word")).toHaveValue("");
});

test("each paper for learners is a page and a PDF", async ({ page, request }) => {
  for (const name of ["workbook", "first-transaction-checklist", "risk-worksheet"]) {
    await page.goto(`/downloads/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const address = await page.getByRole("link", { name: "Download the PDF" }).getAttribute("href");
    const pdf = await request.get(address ?? "");
    expect(pdf.status()).toBe(200);
    expect(pdf.headers()["content-type"]).toContain("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
});

/** The address of a published post in whose text a word of the glossary stands twice. */
async function postWithWords(product: Product): Promise<string> {
  const editor = await OtherEditor.logIn(product);
  const [waiting] = await editor.waiting(["A post about pools"]);
  if (!waiting) throw new Error("no post was written");
  const content =
    "<p>A <em>liquidity pool</em> holds two tokens.</p><p>The liquidity pool is a contract.</p>";
  const post = await editor.publish(await editor.edit(waiting, { content }));
  return `/blog/${post.slug}`;
}

const definition = (page: Page) => page.locator(".term-panel");

for (const [where, address, name, says] of [
  ["a lesson", "/defi-101-page/lesson-5", "liquidity pool", "holds two or more tokens"],
  ["an article", "/blog/beginners-guide-to-defi", "smart contracts", "A program stored on a blockchain"],
  ["a post", postWithWords, "liquidity pool", "holds two or more tokens"],
] as const) {
  test.describe(`a marked word in ${where}`, () => {
    test.use({ hasTouch: true });

    test("is explained on hover, on focus by keyboard and on a tap, and leads to the glossary", async ({
      page,
      product,
    }) => {
      await open(page, typeof address === "string" ? address : await address(product));
      const word = page.locator("p a.term", { hasText: new RegExp(`^${name}$`) });
      await expect(word).toHaveCount(1);
      await expect(word).toHaveAccessibleDescription(new RegExp(says));
      await word.scrollIntoViewIfNeeded();

      await word.hover();
      await expect(definition(page)).toContainText(says);
      await page.mouse.move(2, 2);
      await expect(definition(page)).toHaveCount(0);

      // As those who come by Tab bring it.
      await word.evaluate((link) => link.focus({ focusVisible: true } as FocusOptions));
      await expect(definition(page)).toContainText(says);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(definition(page)).toHaveCount(0);
      await word.blur();

      await word.tap();
      await expect(definition(page)).toContainText(says);
      await expect(page, "a tap leads nowhere").not.toHaveURL(/glossary/);
      await definition(page).getByText("More in the glossary").tap();
      await expect(page).toHaveURL(/\/glossary#(liquidity-pool|smart-contract)$/);
    });
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the words and the papers are there, and no control that nothing would answer", async ({ page }) => {
    await page.goto("/glossary");
    await expect(page.locator("dt")).not.toHaveCount(0);
    await expect(page.getByLabel("Find a word")).toBeHidden();
    await page.goto("/downloads/workbook");
    await expect(page.getByRole("link", { name: "Download the PDF" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
  });
});
