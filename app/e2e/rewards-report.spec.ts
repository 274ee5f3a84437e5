// The rewards report as its reader uses it: what is locked, what to do, which project gave what, and its files.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readClaims } from "../../chain/read-claims.ts";
import { expect, expectAccessible, type Product, test } from "./support/product.ts";

function addressOf(product: Product, name: string) {
  const owner = product.chain.owners.find((each) => each.name === name);
  if (!owner) throw new Error(`the fixture has no ${name}`);
  return owner.address;
}

async function open(page: Page, ...addresses: string[]): Promise<void> {
  await page.goto(`/resources?tab=rewards${addresses.map((address) => `&address=${address}`).join("")}`);
  await expect(page.getByRole("heading", { name: "Individual Claims" })).toBeVisible();
}

/** The cells of a file that the page makes, by row and head. */
async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `CSV: download for ${name}`, exact: true }).click(),
  ]);
  const text = readFileSync(await file.path(), "utf8").replace(/^\ufeff/, "");
  const [head = "", ...lines] = text.trimEnd().split("\r\n");
  const heads = head.split(",");
  const rows = lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell);
    return Object.fromEntries(heads.map((column, index) => [column, cells[index] ?? ""]));
  });
  return { file: file.suggestedFilename(), heads, rows };
}

/** Decimal RFLR as wei. */
function toWei(rflr: string): bigint {
  const [whole = "0", decimals = ""] = rflr.split(".");
  return BigInt(whole + decimals.padEnd(18, "0"));
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

test("the files add up to what a script reads from the chain, to the last digit", async ({
  page,
  product,
}) => {
  const ada = addressOf(product, "ada");
  const expected = await readClaims(ada, product.chain.nodeUrl);
  await open(page, ada);

  const claims = await download(page, "Spreadsheet");
  expect(sum(claims.rows.map(({ RFLR = "" }) => toWei(RFLR)))).toBe(BigInt(expected.totalRewards));
  expect(claims.rows).toHaveLength(expected.totalClaims);
  expect(claims.file).toMatch(/^rflr-0x70997970-claims-\d{4}-\d\d-\d\d\.csv$/);

  const shares = await download(page, "Spreadsheet by project");
  expect(sum(shares.rows.map(({ Wei = "" }) => BigInt(Wei)))).toBe(BigInt(expected.totalRewards));

  const koinly = await download(page, "Koinly");
  expect(sum(koinly.rows.map((row) => toWei(row["Received Amount"] ?? "")))).toBe(
    BigInt(expected.totalRewards),
  );
  expect(new Set(koinly.rows.map(({ TxHash }) => TxHash)).size).toBe(koinly.rows.length);
});

test("the timeline is read by keyboard, and as a table", async ({ page, product }) => {
  await open(page, addressOf(product, "ada"));
  await expect(page.getByText("Withdrawing everything now would burn")).toBeVisible();
  const day = page.getByRole("slider", { name: "Day on the timeline" });
  await expect(day).toHaveAttribute("aria-valuetext", /^Now, /);
  await day.press("End");
  await expect(day).toHaveAttribute("aria-valuetext", / unlocked, 0\.00 locked RFLR$/);
  await day.press("ArrowLeft");
  await expect(day).not.toHaveAttribute("aria-valuetext", / 0\.00 locked RFLR$/);
  await page.getByText("The same as a table").first().click();
  await expect(page.getByRole("columnheader", { name: "All unlocked on" })).toBeVisible();
  await expectAccessible(page);
});

test("the months are read by keyboard, and by tap", async ({ page, product }) => {
  const ada = addressOf(product, "ada");
  const { claims } = await readClaims(ada, product.chain.nodeUrl);
  const months = claims.map(({ month }) => month);
  await open(page, ada);
  const month = page.getByRole("slider", { name: "Month on the chart" });
  await expect(month).toHaveAttribute("aria-valuetext", new RegExp(`^Month ${Math.max(...months)}: `));
  for (let step = Math.max(...months); step > Math.min(...months); step--) await month.press("ArrowLeft");
  await expect(month).toHaveAttribute("aria-valuetext", new RegExp(`^Month ${Math.min(...months)}: `));
  const box = await month.boundingBox();
  await month.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } });
  await expect(month).toHaveAttribute("aria-valuetext", new RegExp(`^Month ${Math.max(...months)}: `));
});

test("claims are put together by transaction, month or project, with the keyboard", async ({
  page,
  product,
}) => {
  await open(page, addressOf(product, "ada"));
  await page.getByRole("radio", { name: "None" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /^Transaction 0x/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /^Month 0, 1 claim/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /^Tidepool Exchange, / })).toBeVisible();
  await expectAccessible(page);
});

test("what was never claimed is listed with what can be done about it", async ({ page, product }) => {
  await open(page, addressOf(product, "dora"));
  await expect(page.getByText("This address has never claimed RFLR.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not claimed yet" })).toBeVisible();
  const portal = page.getByRole("link", { name: /Flare Portal/ }).first();
  await expect(portal).toHaveAttribute("href", "https://portal.flare.network/");
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test("nothing runs off the side, with everything unfolded", async ({ page, product }) => {
    await open(page, addressOf(product, "ada"), addressOf(product, "ben"));
    for (const fold of await page.locator("main details > summary").all()) await fold.click();
    await expect(page.getByRole("columnheader", { name: "All unlocked on" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
});

test("the report on paper has every claim and no controls", async ({ page, product }) => {
  const { totalClaims } = await readClaims(addressOf(product, "ada"), product.chain.nodeUrl);
  await open(page, addressOf(product, "ada"));
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByText(/^Claim \d+$/)).toHaveCount(totalClaims);
  await expect(page.getByRole("textbox", { name: "Wallet Address" })).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "All unlocked on" })).toBeVisible();
  await expect(page.getByText("not financial advice").first()).toBeVisible();
});
