// Every screen of the admin area, in both themes and on a narrow phone.
import type { Page } from "@playwright/test";
import { OtherEditor } from "./support/newsroom.ts";
import { expect, expectAccessible, logIn, type Product, test } from "./support/product.ts";

test.use({ expectedFailures: [401, 409] });

/** Something to see on every screen: a post with a history, and submissions with and without a payment. */
async function furnish(product: Product, name: string) {
  const other = await OtherEditor.logIn(product);
  const [post] = await other.waiting([name]);
  if (!post) throw new Error("no draft");
  const image = '<img src="/og.png"><p>Guaranteed 20 % a year.</p>';
  const edited = await other.edit(post, { content: post.content + image, note: "an example" });
  const hash = `0x${"ab".repeat(32)}`;
  const payment = JSON.stringify({
    state: "paid",
    transfers: [{ asset: "FLR", token: null, amount: "1500" }],
    confirmations: 312,
    checkedAt: "2026-11-20T10:00:00Z",
  });
  const fields = JSON.stringify({ name: ["Ada"], email: ["ada@example.org"], transaction: [hash] });
  product.execute(
    `INSERT OR IGNORE INTO submissions (key, content_hash, kind, name, email, fields, transaction_hash, payment, created_at)
     VALUES ('axe-1', 'h', 'coaching', 'Ada', 'ada@example.org', '${fields}', '${hash}', '${payment}', 1795183200)`,
  );
  return { other, post: edited };
}

/** Opens a screen at a time and hands each over. */
async function visit(page: Page, product: Product, name: string, look: (screen: string) => Promise<void>) {
  const { other, post } = await furnish(product, name);
  const dialog = page.getByRole("dialog").first();
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  await logIn(page);
  await expect(page.getByRole("heading", { name: "Automated tasks" })).toBeVisible();
  await look("SEO tasks");

  await page.goto(`/admin?tab=posts&search=${name}`);
  await page.getByRole("checkbox", { name: `Choose: ${name}` }).check();
  await look("the list");
  await page.getByRole("button", { name: "Reject 1" }).click();
  await look("a verdict on many");
  await close();

  await page.getByRole("button", { name: `View: ${name}` }).click();
  await dialog.getByText("Images without a description").click();
  await look("the reading desk");
  await dialog.getByRole("button", { name: "Preview link" }).click();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(/\/preview\//);
  await look("a preview link");
  await close();

  await page.getByRole("button", { name: `History: ${name}` }).click();
  await expect(dialog.locator("ins").first()).toBeVisible();
  await look("the history");
  await close();

  await page.getByRole("button", { name: `Edit: ${name}` }).click();
  await dialog.getByLabel("Excerpt").fill("Mine.");
  await expect(dialog.getByText("Looked for and not found", { exact: false })).toBeVisible();
  await look("the editor");
  await dialog.getByRole("button", { name: "Source editor with preview" }).click();
  await dialog.getByRole("textbox", { name: "Content" }).waitFor();
  await look("the source editor");
  await other.edit(post, { excerpt: "Theirs." });
  await page.keyboard.press("ControlOrMeta+s");
  await page.getByRole("button", { name: "Save as it is" }).click();
  await dialog.getByRole("radio", { name: "As I typed it" }).check();
  await look("a conflict");
  await page.keyboard.press("Escape");
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await asked.waitFor();
  await look("the question before leaving");
  await asked.getByRole("button", { name: "Discard changes" }).click();

  for (const tab of ["Inbox", "Settings", "Audit"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("tabpanel").getByRole("heading").first().waitFor();
    if (tab === "Inbox") await page.getByRole("tabpanel").locator("summary").first().click();
    await page.waitForLoadState("networkidle");
    await look(tab);
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`every screen of the admin area holds to axe in the ${theme} theme`, async ({ page, product }) => {
    test.setTimeout(180_000);
    await page.addInitScript((value) => {
      // The sandboxed frame of a preview has no storage.
      if (window.origin !== "null") localStorage.setItem("theme", value);
    }, theme);
    await visit(page, product, `Axe-${theme}`, async (screen) => {
      await test.step(screen, () => expectAccessible(page));
    });
  });
}

test("no screen of the admin area scrolls sideways at 320 pixels", async ({ page, product }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  await visit(page, product, "Narrow", async (screen) => {
    const over = await page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
      return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
    });
    if (over > 0) wide.push(`${screen}: ${over}`);
  });
  expect(wide).toEqual([]);
});
