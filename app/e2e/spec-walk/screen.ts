// A screen of the specification as a table, and the walk that holds the product to it.
import type { Page } from "@playwright/test";
import { expect, test } from "../support/product.ts";

/** What the specification says that a screen shows, in its words. */
export interface Screen {
  readonly path: string;
  /** Of any level, each by its whole text. */
  readonly headings?: readonly string[];
  /** Anywhere in the screen's main part. */
  readonly texts?: readonly string[];
  /** By name, and where each leads: those to other hosts must open in a new tab. */
  readonly links?: readonly (readonly [name: string, to: string])[];
  /** Of the Log In menu, in order. */
  readonly accounts?: readonly (readonly [name: string, to: string])[];
}

/** Declares the tests of a screen: all that it shows, with JavaScript and without. */
export function walk(screen: Screen): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test(`${screen.path} shows what the specification says`, async ({ page }) => {
        await page.goto(screen.path);
        await expectWords(page, screen);
        const main = page.getByRole("main");
        for (const [name, to] of screen.links ?? []) {
          await expectLink(main.getByRole("link", { name }), name, to);
        }
        if (screen.accounts) await expectAccounts(page, screen.accounts);
      });
    });
  }
}

async function expectWords(page: Page, { headings = [], texts = [] }: Screen): Promise<void> {
  const main = page.getByRole("main");
  for (const name of headings) {
    await expect(page.getByRole("heading", { name, exact: true }).first(), name).toBeVisible();
  }
  for (const text of texts) await expect(main).toContainText(text);
}

/** Fails unless every link of that name leads to `to`, in a new tab where it leaves the site. */
async function expectLink(links: ReturnType<Page["getByRole"]>, name: string, to: string): Promise<void> {
  await expect(links.first(), name).toBeVisible();
  const found = await links.evaluateAll((elements) =>
    elements.map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
  );
  expect(found, name).toContainEqual([to, /^https?:/.test(to) ? "_blank" : null]);
}

async function expectAccounts(page: Page, accounts: NonNullable<Screen["accounts"]>): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByText("Log In", { exact: true }).click();
  const items = banner.locator("details[open]").getByRole("link");
  await expect(items).toHaveCount(accounts.length);
  for (const [index, [name, to]] of accounts.entries()) {
    await expectLink(items.nth(index).and(banner.getByRole("link", { name })), name, to);
  }
}
