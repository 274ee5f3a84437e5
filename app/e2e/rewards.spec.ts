// The rewards checker against a real chain, held to an independent reader of that chain.
import { readClaims } from "../../chain/read-claims.ts";
import { expect, expectAccessible, openTab, test } from "./support/product.ts";

test("an address gives the figures that a script reads from the chain itself", async ({ page, product }) => {
  const ada = product.chain.owners.find(({ name }) => name === "ada");
  if (!ada) throw new Error("the fixture has no Ada");
  const expected = await readClaims(ada.address, product.chain.nodeUrl);

  await page.goto("/resources");
  await openTab(page, "RFLR Rewards");
  await page.getByLabel("Wallet Address").fill(`  ${ada.address.toLowerCase()}  `);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Verified and complete")).toBeVisible();

  const total = Number(expected.totalRewards) / 1e18;
  const shown = total.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  await expect(page.getByText(shown.slice(0, -1)).first()).toBeVisible();
  await expect(page.getByText(`Claim ${expected.totalClaims}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: ada.address })).toBeVisible();
  for (const { month } of expected.claims) {
    await expect(page.getByText(`Month ${month}`, { exact: true }).first()).toBeVisible();
  }
  const newest = expected.claims[0]?.txHash ?? "";
  const link = page.getByRole("link", { name: `${newest.slice(0, 10)}` }).first();
  await expect(link).toHaveAttribute("href", new RegExp(newest));
  await expect(link).toHaveAttribute("target", "_blank");
  await expectAccessible(page);

  await page.goto(page.url());
  await expect(
    page.getByText("Verified and complete"),
    "the address in the URL is looked up again",
  ).toBeVisible();
});

test("an owner who never claimed is told so, and that it is certain", async ({ page, product }) => {
  const dora = product.chain.owners.find(({ name }) => name === "dora");
  await page.goto(`/resources?tab=rewards&address=${dora?.address}`);
  await expect(page.getByText("Verified and complete")).toBeVisible();
  await expect(page.getByText("0.00").first()).toBeVisible();
});

test("the zero address gets an explanation", async ({ page }) => {
  await page.goto(`/resources?tab=rewards&address=0x${"0".repeat(40)}`);
  await expect(page.getByText("This is the zero address")).toBeVisible();
  await expectAccessible(page);
});

test("the whole way is gone by keyboard, and focus follows the report", async ({ page, product }) => {
  const ben = product.chain.owners.find(({ name }) => name === "ben");
  await page.goto("/resources");
  const field = page.getByLabel("Wallet Address");
  // The arrow keys of the tabs work once the application is there.
  await expect(async () => {
    await page.getByRole("tab", { name: "Compound Calculator" }).press("ArrowRight");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.focus();
  await page.keyboard.insertText(ben?.address ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Verified and complete")).toBeVisible();
  await expect(page.locator("#rewards-report")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: ben?.address })).toBeFocused();
});

test.describe("what is no address", () => {
  test.use({ expectedFailures: [400] });

  test("is refused beside the field, and the words stay", async ({ page }) => {
    await page.goto("/resources?tab=rewards");
    const field = page.getByLabel("Wallet Address");
    await expect(page.getByRole("button", { name: "Search" })).toBeDisabled();
    await field.fill("0x1234");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("Please enter a valid Ethereum address")).toBeVisible();
    await expect(field).toHaveValue("0x1234");
    await expectAccessible(page);
    await field.fill("0x70997970c51812dc3A010C7d01b50e0d17dc79C8");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText(/checksum|capital|mistyped/i).first()).toBeVisible();
    await page.getByText("What capital letters have to do with it").click();
    await expect(page.getByText("(EIP-55)")).toBeVisible();
  });
});
