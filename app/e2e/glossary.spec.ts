// The words of the course and its papers: found, reached from elsewhere, taken along.
import { expect, expectAccessible, test } from "./support/product.ts";

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
