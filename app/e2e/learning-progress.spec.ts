// Progress that has no account behind it: taken along, damaged, refused a place, never lost in silence.
import { readFileSync } from "node:fs";
import { doneBut, open, PROGRESS_KEY, store } from "./support/learner.ts";
import { expect, expectAccessible, test } from "./support/product.ts";

test("progress is taken to another browser as a file", async ({ page, browser, product }) => {
  await store(page, doneBut(9, 10));
  await open(page, "/defi-101-page/lesson-9");
  await page.getByText("Your progress", { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^emberfi-progress-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await open(there, `${product.url}/defi-101-page/lesson-1`);
  await there.getByText("Your progress", { exact: true }).click();
  await there.getByLabel("Import a file").setInputFiles(file);
  await expect(
    there.getByText("Added from the file: 8 completed lessons and 8 passed quizzes."),
  ).toBeVisible();
  await expect(there.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "80");
  await expectAccessible(there);
  await elsewhere.close();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ kind: "learning-progress", version: 1 });
});

test("a file of something else changes nothing and is told apart", async ({ page }) => {
  await store(page, doneBut(10));
  await open(page, "/defi-101-page/lesson-10");
  await page.getByText("Your progress", { exact: true }).click();
  for (const [name, text, sentence] of [
    ["picture.json", "\u0089PNG", /This is no progress file/],
    ["bookmarks.json", '{"bookmarks":[]}', /This is no progress file/],
    ["later.json", '{"kind":"learning-progress","version":7}', /made by a later version/],
    ["large.json", " ".repeat(1_100_000), /far too large/],
  ] as const) {
    await page
      .getByLabel("Import a file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
});

test("damaged progress is named, what can be read of it counts, and nothing is thrown away unasked", async ({
  page,
}) => {
  const damaged = doneBut(8, 9, 10).replace('"lesson-1":1790000000', '"lesson-1":"a while ago"');
  await store(page, damaged);
  await open(page, "/defi-101-page/lesson-8");
  await expect(page.getByText("Some of your saved progress could not be read")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(page).toHaveURL(/lesson-9$/);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "70");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the damaged text" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("a while ago");
  await page.getByRole("button", { name: "Delete it and go on" }).click();
  await expect(page.getByText("Some of your saved progress could not be read")).toBeHidden();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "70");
});

test("text that is no progress at all is survived", async ({ page }) => {
  await store(page, "{{{ not json");
  await open(page, "/defi-101-page");
  await expect(page.getByText("Some of your saved progress could not be read")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What DeFi is, and what it is not" })).toBeVisible();
});

test("without storage the course is taken all the same, and the page says that nothing is kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await open(page, "/defi-101-page/lesson-1");
  await expect(page.getByText("Your progress is not being saved")).toBeVisible();
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(page).toHaveURL(/lesson-2$/);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
});

test("a full storage loses nothing of what was saved before", async ({ page }) => {
  await store(page, doneBut(9, 10));
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith("learning.") && sessionStorage.getItem("full"))
        throw new DOMException("full", "QuotaExceededError");
      set.call(this, key, value);
    };
  });
  await open(page, "/defi-101-page/lesson-9");
  await page.evaluate(() => sessionStorage.setItem("full", "yes"));
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(page.getByText("Your progress is not being saved")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
  const stored = await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY);
  expect(stored).toContain('"lesson-8"');
});

test("progress shows on the catalogue, with the way back", async ({ page }) => {
  await store(page, doneBut(4, 5, 6, 7, 8, 9, 10));
  await open(page, "/defi-101-page/lesson-4");
  await open(page, "/defi-university/courses");
  await expect(page.getByText("3 of 10 lessons complete, 30%.")).toBeVisible();
  await page.getByRole("link", { name: "Continue with lesson 4" }).click();
  await expect(page).toHaveURL("/defi-101-page/lesson-4");
});

test("everything can be deleted, once it was asked", async ({ page }) => {
  await store(page, doneBut());
  await open(page, "/defi-101-page/lesson-1");
  await page.getByText("Your progress", { exact: true }).click();
  await page.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await page.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("button", { name: "Delete my progress" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
});
