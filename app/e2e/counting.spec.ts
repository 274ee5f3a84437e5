// What the site counts of its visitors: views and speed by the day, nobody in particular, and nobody who
// asks not to be.
import type { Page } from "@playwright/test";
import { answer, check, doneBut, open, quizOf, startQuiz, store } from "./support/learner.ts";
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

test("the calculator counts once a view, at the first change", async ({ page, product }) => {
  product.execute("DELETE FROM daily_counts");
  await open(page, "/resources");
  await expect(page.getByLabel("Amount of Tokens")).toHaveValue("1000");
  expect(counted(product, "event")).toEqual([]);
  await page.getByLabel("Amount of Tokens").fill("2000");
  await page.getByLabel("APR %").fill("8");
  await page.getByRole("button", { name: "Keep these as scenario A" }).click();
  await expect
    .poll(() => counted(product, "event"))
    .toEqual([{ name: "calculator_use/calculator/", number: 1 }]);
});

test("a look-up of rewards counts when its answer arrives, without its address", async ({
  page,
  product,
}) => {
  product.execute("DELETE FROM daily_counts");
  const ben = product.chain.owners.find(({ name }) => name === "ben")?.address ?? "";
  await open(page, "/resources?tab=rewards");
  await page.getByLabel("Wallet Address").fill(ben);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Verified and complete")).toBeVisible({ timeout: 20_000 });
  // Back from the other tab the report is still there: nobody looked anything up again.
  await page.getByRole("tab", { name: "Compound Calculator" }).click();
  await page.getByRole("tab", { name: "RFLR Rewards" }).click();
  await expect(page.getByText("Verified and complete")).toBeVisible();
  await expect
    .poll(() => counted(product, "event"))
    .toEqual([{ name: "rewards_lookup/rewards/", number: 1 }]);
  const everything = JSON.stringify(product.rows("SELECT * FROM daily_counts")).toLowerCase();
  expect(everything).not.toContain(ben.slice(2, 12).toLowerCase());
});

test("a lesson that was completed, a quiz that was passed for the first time and a certificate count", async ({
  page,
  product,
}) => {
  product.execute("DELETE FROM daily_counts");
  await store(page, doneBut(10));
  await open(page, "/defi-101-page/lesson-10");
  const quiz = await quizOf(10);
  await startQuiz(page);
  await answer(page, quiz, false);
  await check(page);
  await page.getByRole("button", { name: "Start over" }).click();
  for (const _ of ["passed", "passed again"]) {
    await answer(page, quiz, true);
    await check(page);
    await page.getByRole("button", { name: "Start over" }).click();
  }
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await page.getByLabel("Name on the certificate").fill("Sophie Germain");
  await page.getByRole("button", { name: "Make my certificate" }).click();
  await expect(page.getByRole("heading", { name: "Certificate of Sophie Germain" })).toBeVisible();
  await expect
    .poll(() => counted(product, "event"))
    .toEqual([
      { name: "certificate_issue/defi-101/", number: 1 },
      { name: "lesson_complete/defi-101/lesson-10", number: 1 },
      { name: "quiz_pass/defi-101/lesson-10", number: 1 },
    ]);
  expect(JSON.stringify(product.rows("SELECT * FROM daily_counts"))).not.toContain("Germain");
});
