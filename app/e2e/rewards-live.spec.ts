// A look-up while it goes on, and what becomes of it when the chain's servers fail.
import type { Page } from "@playwright/test";
import { change, reset } from "../../chain/control.ts";
import { readClaims } from "../../chain/read-claims.ts";
import { expect, expectAccessible, type Product, test } from "./support/product.ts";

// Each journey has an owner whom no other looks up: what was looked up before is answered from the cache.
function addressOf(product: Product, name: string) {
  const owner = product.chain.owners.find((each) => each.name === name);
  if (!owner) throw new Error(`the fixture has no ${name}`);
  return owner.address;
}

async function lookUp(page: Page, address: string): Promise<void> {
  await page.goto("/resources?tab=rewards");
  await page.getByLabel("Wallet Address").fill(address);
  await page.getByRole("button", { name: "Search" }).click();
}

test.afterEach(async ({ product }) => {
  await reset(product.chain.controlUrl);
});

test("a long history is shown as it is found, survives leaving, and ends verified", async ({
  page,
  product,
}) => {
  const gale = addressOf(product, "gale");
  const expected = await readClaims(gale, product.chain.nodeUrl);
  await change(product.chain.controlUrl, { rpc: { latencyMs: 1_500 } });
  await lookUp(page, gale);
  await expect(page.getByRole("button", { name: "Scanning Blockchain..." })).toBeDisabled();
  await expect(page.getByText("Not verified yet: found, and still to be checked.")).toBeVisible();
  await expect(page.getByText(`${expected.totalClaims} claims found so far.`)).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Claims found so far" }).getByRole("listitem").first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Compound Calculator" }).click();
  await page.getByRole("tab", { name: "RFLR Rewards" }).click();
  await expect(page.getByText("Verified and complete")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`Claim ${expected.totalClaims}`, { exact: true })).toBeVisible();

  await page.getByText("Project", { exact: true }).last().click();
  await page.getByRole("button", { name: "Show all 1,200" }).click();
  await expect(page.getByText(/^Claim \d+$/)).toHaveCount(1_200);
});

test("a page that is loaded again in the middle of a look-up comes to its end", async ({ page, product }) => {
  const cleo = addressOf(product, "cleo");
  await change(product.chain.controlUrl, { rpc: { latencyMs: 700 } });
  await lookUp(page, cleo);
  await expect(page.getByRole("button", { name: "Scanning Blockchain..." })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Verified and complete")).toBeVisible({ timeout: 20_000 });
});

test("a source that fails is named, and the others' answer is shown", async ({ page, product }) => {
  await change(product.chain.controlUrl, { blockscout: { fault: "unavailable" } });
  await lookUp(page, addressOf(product, "iris"));
  await expect(page.getByText("Verified and complete")).toBeVisible({ timeout: 20_000 });
  await page.getByText("Where these figures come from").click();
  await expect(page.getByText("Blockscout", { exact: true })).toHaveClass(/text-loss/);
});

test.describe("where there is no stream", () => {
  test.use({ expectedFailures: [0] });

  test("the answer is asked for plainly", async ({ page, product }) => {
    await page.route("**/stream", (route) => route.abort());
    await lookUp(page, addressOf(product, "eli"));
    await expect(page.getByText("Verified and complete")).toBeVisible({ timeout: 20_000 });
  });
});

test("a chain that cannot be read is said in the specification's words, and can be tried again", async ({
  page,
  product,
}) => {
  const down = { fault: "unavailable" } as const;
  await change(product.chain.controlUrl, { rpc: down, blockscout: down, routescan: down });
  await lookUp(page, addressOf(product, "finn"));
  const sentence = "Failed to fetch reward claims from blockchain. Please try again later.";
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Wallet Address")).toBeFocused();
  await expectAccessible(page);

  await reset(product.chain.controlUrl);
  await expect(page.getByText("What capital letters have to do with it")).toBeHidden();
  // For a few seconds everybody who asks is told of the same failure.
  await expect(async () => {
    await page.getByLabel("Wallet Address").press("Enter");
    await expect(page.getByText("Verified and complete")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});
