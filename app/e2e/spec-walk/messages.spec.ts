// Toasts and tooltips, with the specification's constants.
import { paths } from "../../src/paths.ts";
import { expect, logIn, test } from "../support/product.ts";
import { openPublished } from "../support/published-videos.ts";

test.describe("a toast", () => {
  // Before a login, the session that is asked for is none.
  test.use({ expectedFailures: [401] });

  test("says who has come, and goes after five seconds", async ({ page }) => {
    await logIn(page);
    const toast = page.getByRole("listitem").filter({ hasText: "Login Successful" });
    await expect(toast).toContainText("Welcome back, admin!");
    await page.waitForTimeout(3_000);
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden({ timeout: 5_000 });
  });

  test("gives way to the next, takes the focus on F8, and is dismissed by its button", async ({ page }) => {
    await logIn(page);
    const toasts = page.getByRole("list").getByText(/Successful|successfully/);
    await expect(toasts).toHaveText("Login Successful");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(toasts).toHaveText("Logged out successfully");
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /F8/ }).getByRole("list")).toBeFocused();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts).toBeHidden();
  });
});

test("a control's tooltip takes 700 ms to open, and the next one none", async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.url });
  await openPublished(page, "player");
  await page.getByRole("button", { name: /Plays from YouTube/ }).click();
  const tooltip = page.getByRole("tooltip");
  await page.getByRole("button", { name: "Play", exact: true }).hover();
  await page.waitForTimeout(500);
  await expect(tooltip).toHaveCount(0);
  await expect(tooltip).toHaveText("Play");
  // Step by step, as a hand moves: on its way to the tooltip itself the pointer would leave it open.
  const next = await page.getByRole("button", { name: "Next" }).boundingBox();
  await page.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 20, { steps: 12 });
  await expect(tooltip).toHaveText("Next", { timeout: 650 });
  await page.close();
});
