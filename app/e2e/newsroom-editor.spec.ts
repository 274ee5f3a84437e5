// What the editor's form keeps, shows and asks.
import type { Page } from "@playwright/test";
import { PASSWORD } from "../../worker/tests/support/served.ts";
import { expectToast, OtherEditor } from "./support/newsroom.ts";
import { expect, logIn, test } from "./support/product.ts";

test.use({ expectedFailures: [401, 409] });

async function editing(page: Page, title: string) {
  await page.goto(`/admin?tab=posts&search=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Edit: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit blog post" });
  await dialog.getByLabel("Excerpt").waitFor();
  return dialog;
}

test("a session that ends in the middle of an edit is opened again in place, and nothing is lost", async ({
  page,
  product,
}) => {
  const [post] = await (await OtherEditor.logIn(product)).waiting(["Edited past midnight"]);
  await logIn(page);
  const dialog = await editing(page, "Edited past midnight");
  await dialog.getByLabel("Excerpt").fill("Typed while the session ended.");
  await page.context().clearCookies();
  await page.keyboard.press("ControlOrMeta+s");
  const login = page.getByRole("dialog", { name: "Your session has ended" });
  await login.getByLabel("Username").fill("admin");
  await login.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(login).toBeHidden();
  await expect(dialog.getByLabel("Excerpt")).toHaveValue("Typed while the session ended.");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Blog post updated successfully");
  expect(product.rows(`SELECT excerpt FROM posts WHERE id = ${post?.id}`)).toEqual([
    { excerpt: "Typed while the session ended." },
  ]);
});

test("text that is left unsaved is asked about, kept on wish, and offered again", async ({
  page,
  product,
}) => {
  const [post] = await (await OtherEditor.logIn(product)).waiting(["Left half typed"]);
  await logIn(page);
  const dialog = await editing(page, "Left half typed");
  await dialog.getByLabel("Excerpt").fill("Half a sen");
  await expect(dialog.getByText(/^What you typed was kept on/)).toBeVisible();
  expect(
    product.rows(
      `SELECT json_extract(fields, '$.excerpt') AS excerpt FROM post_drafts WHERE post_id = ${post?.id}`,
    ),
  ).toEqual([{ excerpt: "Half a sen" }]);
  await page.keyboard.press("Escape");
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Keep it for later" }).click();
  await expect(dialog).toBeHidden();
  expect(product.rows(`SELECT version FROM posts WHERE id = ${post?.id}`)).toEqual([
    { version: post?.version },
  ]);

  // Another browser knows it from the server.
  await page.evaluate(() => localStorage.clear());
  const again = await editing(page, "Left half typed");
  await again.getByRole("button", { name: "Go on with it" }).click();
  await expect(again.getByLabel("Excerpt")).toHaveValue("Half a sen");
  await page.keyboard.press("Escape");
  await asked.getByRole("button", { name: "Discard changes" }).click();
  await expect
    .poll(() => product.rows(`SELECT count(*) AS kept FROM post_drafts WHERE post_id = ${post?.id}`))
    .toEqual([{ kept: 0 }]);
});

test("the source is written beside the article, and an image is asked what it shows", async ({
  page,
  product,
}) => {
  const [post] = await (await OtherEditor.logIn(product)).waiting(["Written beside its preview"]);
  await logIn(page);
  const dialog = await editing(page, "Written beside its preview");
  await dialog.getByRole("button", { name: "Source editor with preview" }).click();
  const source = dialog.getByRole("textbox", { name: "Content" });
  await source.fill('<h2>Pools</h2><p>A pool holds two tokens.</p><img src="/og.png">');
  const preview = () => page.frames().find((frame) => frame.url() === "about:srcdoc");
  // The frame may be drawn anew while it is read.
  const shown = () =>
    preview()
      ?.content()
      .catch(() => "");
  await expect.poll(async () => shown()).toContain("A pool holds two tokens.");
  await expect(dialog.getByText("6 words. HTML.")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+s");
  const asked = page.getByRole("dialog", { name: "An image has no description" });
  await asked.getByRole("button", { name: "Describe it" }).click();
  const description = dialog.getByLabel("What image 1 shows");
  await expect(description).toBeFocused();
  await page.keyboard.type("A curve that rises");
  await page.keyboard.press("Enter");
  await expect(source).toContainText('alt="A curve that rises"');
  await page.keyboard.press("ControlOrMeta+s");
  await expectToast(page, "Blog post updated successfully");
  const [row] = product.rows(`SELECT content FROM posts WHERE id = ${post?.id}`);
  expect(row?.content).toContain('alt="A curve that rises"');
});

test("history shows word by word what changed, and brings an earlier text back", async ({
  page,
  product,
}) => {
  const other = await OtherEditor.logIn(product);
  const [post] = await other.waiting(["Compared and restored"]);
  if (!post) throw new Error("no draft");
  await other.edit(post, { excerpt: "One pool holds three tokens.", note: "counted again" });
  await logIn(page);
  await page.goto("/admin?tab=posts&search=Compared");
  await page.getByRole("button", { name: "History: Compared and restored" }).click();
  const dialog = page.getByRole("dialog", { name: /^History/ });
  const excerpt = dialog.getByRole("region", { name: "Excerpt" });
  await expect(excerpt.locator("ins").first()).toBeVisible();
  await expect(excerpt.locator("del").first()).toBeVisible();
  await expect(dialog.getByText("“counted again”").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Restore version 1" }).click();
  const asked = page.getByRole("dialog", { name: "Restore version 1?" });
  await asked.getByRole("button", { name: "Restore" }).click();
  await expectToast(page, "Revision restored successfully");
  expect((await other.read(post)).excerpt).toBe(post.excerpt);
});

test("a text in conflict is saved as a draft of its own", async ({ page, product }) => {
  const other = await OtherEditor.logIn(product);
  const [post] = await other.waiting(["Two ways to say it"]);
  if (!post) throw new Error("no draft");
  await logIn(page);
  const dialog = await editing(page, "Two ways to say it");
  await dialog.getByLabel("Title", { exact: true }).fill("A third way to say it");
  await other.edit(post, { title: "Two ways to put it" });
  await page.keyboard.press("ControlOrMeta+s");
  await dialog.getByRole("button", { name: "Save mine as a draft of its own" }).click();
  await expectToast(page, "Saved as a draft of its own: A third way to say it");
  expect((await other.read(post)).title).toBe("Two ways to put it");
  expect(product.rows("SELECT status, version FROM posts WHERE title = 'A third way to say it'")).toEqual([
    { status: "draft", version: 1 },
  ]);
});
