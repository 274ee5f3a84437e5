// What every visitor meets: the home page, the tools, the themes, the 404.
import { expect, expectAccessible, test } from "./support/product.ts";

for (const theme of ["light", "dark"] as const) {
  test(`the pages hold to axe in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    for (const path of ["/", "/resources", "/resources?tab=rewards", "/blog", "/legal/disclaimer"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveClass(new RegExp(theme));
      await expectAccessible(page);
    }
  });
}

test("the theme is light at first, switches at once and is remembered", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/light/);
  await page
    .getByRole("button", { name: /theme|dark/i })
    .first()
    .click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.locator("body")).toHaveClass(/dark/);
  await page.goto("/resources");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the menu of logins opens and its links lead outside in a new tab", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Log In", { exact: true }).first().click();
  for (const name of ["DeFi Tracker", "DeFi Den"]) {
    await expect(page.getByRole("banner").getByRole("link", { name }).first()).toHaveAttribute(
      "target",
      "_blank",
    );
  }
  await expect(
    page.getByRole("banner").getByRole("link", { name: "DeFi Resources" }).first(),
  ).toHaveAttribute("href", "/resources");
});

test("the calculator shows the specification's example and follows every keystroke", async ({ page }) => {
  await page.goto("/resources");
  // 1,000 × 1.12⁵, and the last year's returns on the balance at its start.
  await expect(page.getByText("1,762.34").first()).toBeVisible();
  await expect(page.getByText("762.34").first()).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(6);
  await page.getByLabel("Time Frame in Years").fill("1");
  await expect(page.getByText("1,120.00").first()).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("the calculator says what it makes of a field that it cannot read", async ({ page }) => {
  await page.goto("/resources");
  await page.getByLabel("Amount of Tokens").fill("");
  await expect(page.getByText("Not a number: counted as 0.")).toBeVisible();
  await page.getByLabel("Time Frame in Years").fill("60");
  await expect(page.getByText(/50/).first()).toBeVisible();
  await page.getByLabel("Time Frame in Years").fill("500");
  await expect(page.getByLabel("Time Frame in Years")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test.describe("an address that leads nowhere", () => {
  test.use({ expectedFailures: [404] });

  test("answers 404 with the specification's words and a way on", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Page Not Found")).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).not.toHaveURL(/no\/such/);
  });
});

test("the old address of the calculator leads to the tools", async ({ page }) => {
  await page.goto("/compound-calculator");
  await expect(page).toHaveURL("/resources");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is readable and its menu opens", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByText("Log In", { exact: true }).first().click();
    await expect(page.getByRole("banner").getByRole("link", { name: "DeFi Tracker" }).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("not financial advice");
  });
});
