// Searching the site: from the masthead, from a missing page, as one types, and without a script.
import { expect, expectAccessible, test } from "./support/product.ts";

test.beforeAll(({ product }) => {
  product.execute(
    `INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, word_count, created_at, updated_at, published_at)
     VALUES ('how-uniswap-works', 'How Uniswap works', 'A pool sets the price.', '<p>Each trade pays.</p>', 'DeFi', 'published', 'a writer', 3, 1, 1, 1795183200)`,
  );
});

test("search is reached from the masthead and answers as one types", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expectAccessible(page);
  const field = page.getByLabel("What are you looking for?");
  await field.pressSequentially("health fac");
  const results = page.getByRole("main").getByRole("listitem");
  await expect(results.first()).toContainText("health factor");
  await expect(results.first().locator("mark").first()).toHaveText("health");
  await expect(page).toHaveURL("/search?q=health+fac");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await results.first().getByRole("link").click();
  await expect(page.locator("#health-factor")).toBeInViewport();
});

test("a slip is corrected, posts are among the results, and nothing found says what to do", async ({
  page,
}) => {
  await page.goto("/search?q=unniswap");
  await expect(page.getByRole("status").filter({ hasText: "for ‘uniswap’" })).toBeVisible();
  await expect(page.getByRole("link", { name: "How Uniswap works" })).toBeVisible();
  await page.getByLabel("What are you looking for?").fill("zzzzqqqq");
  await expect(page.getByText("Nothing has ‘zzzzqqqq’.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "glossary" })).toBeVisible();
  await expectAccessible(page);
});

test("a search is kept in its address and gone back to", async ({ page }) => {
  await page.goto("/search?q=slippage");
  await expect(page.getByLabel("What are you looking for?")).toHaveValue("slippage");
  await page.getByRole("main").getByRole("link", { name: "slippage", exact: true }).click();
  await expect(page.locator("#slippage")).toBeInViewport();
  await page.goBack();
  await expect(page.getByLabel("What are you looking for?")).toHaveValue("slippage");
  await expect(page.getByRole("main").getByRole("link", { name: "slippage", exact: true })).toBeVisible();
});

test.describe("when the Worker does not answer", () => {
  test.use({ expectedFailures: [0, 503] });

  test("the rest of the site is searched, and the page says that the blog was not", async ({ page }) => {
    await page.goto("/search");
    await page.route("**/api/search**", (route) => route.fulfill({ status: 503, json: { message: "down" } }));
    await page.getByLabel("What are you looking for?").fill("slippage");
    await expect(page.getByRole("alert")).toContainText("The blog could not be searched just now.");
    await expect(page.getByRole("main").getByRole("link", { name: "slippage", exact: true })).toBeVisible();
  });
});

test.describe("from an address that leads nowhere", () => {
  test.use({ expectedFailures: [404], javaScriptEnabled: false });

  test("one searches on, without a script too", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByLabel("What are you looking for?").fill("impermanent loss");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=impermanent+loss");
    await expect(page.getByLabel("What are you looking for?")).toHaveValue("impermanent loss");
    const [first] = await page.getByRole("main").getByRole("listitem").all();
    await first?.getByRole("link").click();
    await expect(page.locator("#impermanent-loss")).toBeInViewport();
  });
});
