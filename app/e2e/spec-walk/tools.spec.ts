// The tools' page: its top bar, the calculator's fields and figures, and the rewards checker before a search.
import { paths } from "../../src/paths.ts";
import { expect, openTab, test } from "../support/product.ts";
import { walk } from "./screen.ts";

walk({
  path: paths.resources,
  headings: ["DeFi Resources", "Current Returns", "Yearly Breakdown"],
  texts: [
    "Real-time calculations",
    "Blockchain integration",
    "Multiple tools",
    "Total value after 5 years",
    "Interest earned",
    "Daily return",
    "Monthly return",
    "Yearly return",
  ],
});

test("the top bar leads home, says that the tools are live, and switches the theme", async ({ page }) => {
  await page.goto(paths.resources);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", paths.home);
  await expect(bar.getByText("Live Tools", { exact: true })).toBeVisible();
  await bar.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the calculator opens with the specification's fields, bounds and unit, on the first of two tabs", async ({
  page,
}) => {
  await page.goto(paths.resources);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Compound Calculator", "RFLR Rewards"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  const amount = page.getByLabel("Amount of Tokens");
  await expect(amount).toHaveValue("1000");
  await expect(amount.locator("xpath=..")).toContainText("XRP");
  const apr = page.getByLabel("APR %");
  await expect(apr).toHaveValue("12");
  await expect(apr).toHaveAttribute("step", "0.01");
  const years = page.getByLabel("Time Frame in Years");
  await expect(years).toHaveValue("5");
  await expect(years).toHaveAttribute("min", "1");
  await expect(years).toHaveAttribute("max", "50");
  await expect(page.getByRole("button", { name: "Calculate Compound Growth" })).toBeEnabled();
});

test("the returns shown are those of the final year, as its last line says", async ({ page }) => {
  await page.goto(paths.resources);
  const table = page.getByRole("table", { name: "Growth by year" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Year",
    "Original Amount",
    "Interest Earned",
    "Total Value",
    "Daily Return",
    "Monthly Return",
  ]);
  // 1,000 × 1.12⁴ = 1,573.52 begins the fifth year; × 12 % is 188.82, a 12th of it 15.74, a 365th of it 0.52.
  await expect(table.getByRole("row").last()).toHaveText(
    /5\s*1,000\.00\s*762\.34\s*1,762\.34\s*0\.52\s*15\.74/,
  );
  const returns = page.getByRole("region", { name: "Current Returns" });
  for (const figure of ["1,762.34", "762.34", "0.52", "15.74", "188.82"]) {
    await expect(returns.getByText(figure, { exact: false }).first()).toBeVisible();
  }
});

test("the rewards checker says what it does before it is asked, and cannot be asked for nothing", async ({
  page,
}) => {
  await page.goto(paths.resources);
  await openTab(page, "RFLR Rewards");
  const panel = page.getByRole("tabpanel", { name: "RFLR Rewards" });
  await expect(panel).toContainText("Read-only");
  await expect(panel).toContainText("No personal data is stored");
  await expect(panel.getByLabel("Wallet Address")).toHaveAttribute("placeholder", "0x...");
  await expect(panel.getByRole("button", { name: "Search" })).toBeDisabled();
  const about = panel.getByRole("region", { name: "About RFLR Rewards" });
  await expect(about).toContainText(
    "Rewards are distributed monthly, and each project has a pool of its own",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator's old address leads to the tools", async ({ page }) => {
    await page.goto("/compound-calculator");
    await expect(page).toHaveURL(paths.resources);
  });
});
