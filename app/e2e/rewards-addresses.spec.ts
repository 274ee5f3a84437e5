// Several addresses, the page's address, and the browser's memory of them.
import type { Page } from "@playwright/test";
import { readClaims } from "../../chain/read-claims.ts";
import { expect, expectAccessible, type Product, test } from "./support/product.ts";

function addressOf(product: Product, name: string) {
  const owner = product.chain.owners.find((each) => each.name === name);
  if (!owner) throw new Error(`the fixture has no ${name}`);
  return owner.address;
}

/** The exact total, as the copy button gives it. */
async function exactTotal(page: Page): Promise<bigint> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the exact total" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  const [whole = "0", decimals = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split(".");
  return BigInt(whole + decimals.padEnd(18, "0"));
}

const field = (page: Page) => page.getByLabel("Wallet Address");
const results = (page: Page) => page.getByRole("heading", { name: "Individual Claims" });

test("several addresses are added up exactly, and taken apart again", async ({ page, product }) => {
  const [ada, ben] = [addressOf(product, "ada"), addressOf(product, "ben")];
  const [one, other] = await Promise.all([ada, ben].map((each) => readClaims(each, product.chain.nodeUrl)));
  await page.goto("/resources?tab=rewards");
  await field(page).fill(`${ada}, ${ben.toLowerCase()}`);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("RFLR claims of 2 addresses together")).toBeVisible();
  expect(await exactTotal(page)).toBe(BigInt(one?.totalRewards ?? 0) + BigInt(other?.totalRewards ?? 0));
  await expect(page.getByText(`Claim ${(one?.totalClaims ?? 0) + (other?.totalClaims ?? 0)}`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: `Take ${ada} out of this view` }).click();
  await expect(page.getByText("RFLR claims of", { exact: true })).toBeVisible();
  expect(await exactTotal(page)).toBe(BigInt(other?.totalRewards ?? 0));
});

test("an address joins those in view; back and forward lead through the look-ups", async ({
  page,
  product,
}) => {
  const [ada, ben] = [addressOf(product, "ada"), addressOf(product, "ben")];
  await page.goto("/resources?tab=rewards");
  await field(page).fill(ada);
  await field(page).press("Enter");
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`address=${ada}$`));
  await field(page).fill(ben);
  await page.getByRole("button", { name: "Add to the address in view" }).click();
  await expect(page.getByText("2 addresses together")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`address=${ada}&address=${ben}$`));

  await page.goBack();
  await expect(page.getByText("RFLR claims of", { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue(ada);
  await page.goBack();
  await expect(results(page)).toBeHidden();
  await expect(field(page)).toHaveValue("");
  await page.goForward();
  await expect(field(page)).toHaveValue(ada);
  await expect(results(page)).toBeVisible();
});

test("a tab left and entered again still shows its report", async ({ page, product }) => {
  await page.goto(`/resources?tab=rewards&address=${addressOf(product, "ben")}`);
  await expect(results(page)).toBeVisible();
  await page.getByRole("tab", { name: "Compound Calculator" }).click();
  await expect(results(page)).toBeHidden();
  await page.getByRole("tab", { name: "RFLR Rewards" }).click();
  await expect(results(page)).toBeVisible();
});

test("recent addresses are kept in the browser, labelled, forgotten", async ({ page, product }) => {
  const ben = addressOf(product, "ben");
  await page.goto(`/resources?tab=rewards&address=${ben.toLowerCase()}`);
  await expect(results(page)).toBeVisible();

  await page.goto("/resources?tab=rewards");
  await expect(page.getByText("Your recent addresses stay in this browser.")).toBeVisible();
  await page.getByRole("button", { name: `Label ${ben}` }).click();
  await page.getByLabel(`Label for ${ben}`).fill("Savings");
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: /^Look up Savings/ }).click();
  await expect(results(page)).toBeVisible();
  await expect(page.getByText("Savings").last()).toBeVisible();

  await page.goto("/resources?tab=rewards");
  await page.getByRole("button", { name: "Forget Savings" }).click();
  await expect(page.getByText("Recent addresses")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("rewards.recent"))).toBeNull();
});

test("damaged storage harms nothing", async ({ page, product }) => {
  await page.addInitScript(() =>
    localStorage.setItem("rewards.recent", '{"version":1,"addresses":[{"label":7}'),
  );
  await page.goto(`/resources?tab=rewards&address=${addressOf(product, "ben")}`);
  await expect(results(page)).toBeVisible();
});

test.describe("where one address cannot be read", () => {
  test.use({ expectedFailures: [502] });

  test("the totals are of the others, and say so", async ({ page, product }) => {
    const [ada, ben] = [addressOf(product, "ada"), addressOf(product, "ben")];
    const error = "Failed to fetch reward claims from blockchain. Please try again later.";
    await page.route(`**/api/rflr-rewards/${ben}**`, (route) =>
      route.fulfill({ status: 502, json: { code: "unavailable", message: error, error } }),
    );
    await page.goto(`/resources?tab=rewards&address=${ada}&address=${ben}`);
    await expect(page.getByText("without 1 address that could not be read")).toBeVisible();
    await expect(page.getByText(error)).toBeVisible();
    await expect(page.getByText("The files say so in their names and in their rows.")).toBeVisible();
    const { totalRewards } = await readClaims(ada, product.chain.nodeUrl);
    expect(await exactTotal(page)).toBe(BigInt(totalRewards));
    await expectAccessible(page);

    await page.unroute(`**/api/rflr-rewards/${ben}**`);
    await page.getByRole("button", { name: "Ask again" }).click();
    await expect(page.getByText("Verified and complete")).toBeVisible();
  });
});

test.describe("where nothing can be read", () => {
  test.use({ expectedFailures: [0] });

  test("the sentence stands under the field, and the words stay in it", async ({ page, product }) => {
    const ben = addressOf(product, "ben");
    await page.route("**/api/rflr-rewards/**", (route) => route.abort("internetdisconnected"));
    await page.goto("/resources?tab=rewards");
    await field(page).fill(ben);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(
      page.getByText("Network connection failed. Please check your internet connection and try again."),
    ).toBeVisible();
    await expect(field(page)).toHaveValue(ben);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });
});

test("field and button rest while the chain is scanned", async ({ page, product }) => {
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route("**/api/rflr-rewards/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/resources?tab=rewards");
  await field(page).fill(addressOf(product, "ben"));
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("button", { name: "Scanning Blockchain..." })).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  await expect(page.getByText("The scan may take up to a minute.")).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(results(page)).toBeVisible();
});
