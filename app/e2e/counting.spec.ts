// What the site counts of its visitors: views and speed by the day, nobody in particular, and nobody who
// asks not to be.
import type { Page } from "@playwright/test";
import { expect, type Product, test } from "./support/product.ts";

const counted = (product: Product, what: string) =>
  product.rows(`SELECT name, number FROM daily_counts WHERE kind = '${what}' ORDER BY name`);

/** What a browser does when a tab is put away. */
const leave = (page: Page) => page.goto("about:blank");

test("a page is counted once when it has loaded, and the next one when the router shows it", async ({
  page,
  product,
}) => {
  product.execute("DELETE FROM daily_counts");
  const measuring = page.waitForResponse(/\/assets\/vitals-/);
  await page.goto("/glossary");
  await expect.poll(() => counted(product, "view")).toEqual([{ name: "/glossary", number: 1 }]);
  // Woken first, so that the router takes the next step and no new document comes.
  await page.mouse.move(5, 5);
  await page.locator("html[data-hydrated]").waitFor();
  await (await measuring).finished();
  await page.getByRole("contentinfo").getByRole("link", { name: "Calculator" }).click();
  await expect(page).toHaveURL(/\/resources/);
  await expect
    .poll(() => counted(product, "view"))
    .toEqual([
      { name: "/glossary", number: 1 },
      { name: "/resources", number: 1 },
    ]);
  // The library reports when the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await leave(page);
  await expect
    .poll(() => counted(product, "vital").map(({ name }) => String(name).split(" ").slice(0, 2).join(" ")))
    .toContain("LCP /glossary");
});

test.describe("an address without a page", () => {
  test.use({ expectedFailures: [404] });

  test("is counted as missing and not as seen", async ({ page, product }) => {
    product.execute("DELETE FROM daily_counts");
    await page.goto("/no-such-page");
    await expect.poll(() => counted(product, "not_found")).toEqual([{ name: "/no-such-page", number: 1 }]);
    expect(counted(product, "view")).toEqual([]);
  });
});

test("whoever asks not to be counted sends nothing", async ({ page, product }) => {
  product.execute("DELETE FROM daily_counts");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
  );
  const beacons: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/events")) beacons.push(request.url());
  });
  await page.goto("/glossary");
  await page.mouse.move(5, 5);
  await page.locator("html[data-hydrated]").waitFor();
  await leave(page);
  expect(beacons).toEqual([]);
  expect(counted(product, "view")).toEqual([]);
});
