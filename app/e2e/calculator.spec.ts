// What the calculator answers beyond the specification's three fields.
import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "./support/product.ts";

/** The last row of the yearly breakdown, cell by cell. */
function lastRow(page: import("@playwright/test").Page) {
  return page.getByRole("region", { name: "Growth by year" }).getByRole("row").last().getByRole("cell");
}

test("interest that is added each month, and payments, count in the table and the chart", async ({
  page,
}) => {
  await page.goto("/resources");
  await page.getByText("Compounding, payments, inflation").click();
  await page.getByLabel("Amount of Tokens").fill("0");
  await page.getByLabel("APR %").fill("9");
  await page.getByLabel("Time Frame in Years").fill("10");
  await page.getByLabel("Interest is added").selectOption("Each month");
  await page.getByLabel("Regular payment").fill("100");
  // OpenStax, College Algebra, 'Solving an Annuity Problem'.
  await expect(lastRow(page)).toContainText(["10", "0.00", "12,000.00", "7,351.43", "19,351.43"]);
  await expect(page.getByText("Yearly rate, compounded each month: 9.38 % a year in effect.")).toBeVisible();
  await page.getByLabel("Inflation %").fill("3");
  await expect(page.getByRole("columnheader", { name: "At Today’s Prices" })).toBeVisible();
  await page.getByLabel("Inflation %").fill("-100");
  await expect(page.getByText("Prices cannot fall by 100 % or more.")).toBeVisible();
  await page.getByLabel("Inflation %").fill("");
  await expectAccessible(page);
});

test("what is unfolded before the application is there stays unfolded", async ({ page }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto("/resources");
  await page.getByText("Compounding, payments, inflation").click();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByLabel("Regular payment").fill("100");
  await expect(page.getByLabel("Interest is added")).toBeVisible();
});

test("a sum to reach is answered in four ways, and each answer reaches it", async ({ page }) => {
  await page.goto("/resources");
  await page.getByLabel("A sum to reach").fill("2000");
  const answers = page.getByRole("region", { name: "What do I need to reach…" }).getByRole("definition");
  await expect(answers).toContainText(["1,134.85 XRP", "14.87 %", "7 years", "2.96 XRP"]);
  await page.getByLabel("Time Frame in Years").fill("7");
  await expect(lastRow(page).nth(3)).toHaveText("2,210.68");
  await page.getByLabel("Time Frame in Years").fill("6");
  await expect(lastRow(page).nth(3)).toHaveText("1,973.82");
  await page.getByLabel("A sum to reach").fill("-1");
  await expect(page.getByText("Enter a sum above 0.")).toBeVisible();
});

test("an APR and an APY follow each other and can be calculated with", async ({ page }) => {
  await page.goto("/resources");
  await expect(page.getByLabel("As APY")).toHaveValue("12.68");
  await page.getByLabel("As APY").fill("20");
  await expect(page.getByLabel("As APR")).toHaveValue("18.37");
  await page.getByRole("button", { name: "Calculate with this rate" }).click();
  await page.getByLabel("Time Frame in Years").fill("1");
  await expect(lastRow(page).nth(3)).toHaveText("1,200.00");
});

test("two scenarios are compared, shared by their address, and opened from it", async ({ page }) => {
  await page.goto("/resources");
  await page.getByRole("button", { name: "Keep these as scenario A" }).click();
  await page.getByLabel("APR %").fill("6");
  const total = page.getByRole("region", { name: "Two scenarios" }).getByRole("row", { name: "Total" });
  await expect(total).toContainText("1,762.34");
  await expect(total).toContainText("1,338.23");
  await expect(total).toContainText("−424.12");
  await expect(page).toHaveURL("/resources?apr=6&compare=a");
  await page.reload();
  await expect(page.getByLabel("APR %")).toHaveValue("6");
  await expect(total).toContainText("−424.12");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Swap A and B" }).click();
  await expect(page.getByLabel("APR %")).toHaveValue("12");
  await page.getByRole("button", { name: "End the comparison" }).click();
  await expect(page).toHaveURL("/resources");
});

test("what was typed is still there after a look at the other tab", async ({ page }) => {
  await page.goto("/resources?years=30");
  await expect(page.getByLabel("Time Frame in Years")).toHaveValue("30");
  await page.getByLabel("Amount of Tokens").fill("77");
  await page.getByRole("tab", { name: "RFLR Rewards" }).click();
  await expect(page.getByLabel("Wallet Address")).toBeVisible();
  await page.getByRole("tab", { name: "Compound Calculator" }).click();
  await expect(page.getByLabel("Amount of Tokens")).toHaveValue("77");
  await expect(page.getByLabel("Time Frame in Years")).toHaveValue("30");
  await expect(page).toHaveURL("/resources?amount=77&years=30");
});

test("the table is taken along as a file", async ({ page }) => {
  await page.goto("/resources?unit=FLR");
  await expect(page.getByLabel("Unit", { exact: true })).toHaveValue("FLR");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("compound-growth.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain("Total Value (FLR)");
  expect(lines.at(-1)).toContain("5,1000.00,762.34,1762.34");
});
