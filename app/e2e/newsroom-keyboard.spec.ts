// The editor's day without a mouse: nothing here is clicked.
import { PASSWORD } from "../../worker/tests/support/served.ts";
import { expectToast, OtherEditor, openPosts, press, tabTo } from "./support/newsroom.ts";
import { expect, test } from "./support/product.ts";

test.use({ expectedFailures: [401, 409] });

const numbered = (what: string, number: number) =>
  Array.from({ length: number }, (_, place) => `${what} ${String(place + 1).padStart(2, "0")}`);

test("ten drafts are reviewed: nine approved in one go, one rejected with a reason and reopened", async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const titles = numbered("Reviewed", 10);
  const posts = await (await OtherEditor.logIn(product)).waiting(titles);
  await openPosts(page, PASSWORD, "&status=pending_approval&sort=oldest&search=Reviewed");
  const dialog = page.getByRole("dialog");
  const [first = "", ...others] = titles;

  await tabTo(page, page.getByRole("button", { name: `View: ${first}` }));
  for (const title of titles) {
    const view = page.getByRole("button", { name: `View: ${title}` });
    await expect(view).toBeFocused();
    await page.keyboard.press("v");
    await expect(dialog.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(dialog.getByText("Read on ").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(view).toBeFocused();
    if (title !== first) {
      await page.keyboard.press("x");
      await expect(page.getByRole("checkbox", { name: `Choose: ${title}` })).toBeChecked();
    }
    if (title !== titles.at(-1)) await page.keyboard.press("j");
  }

  await tabTo(page, page.getByRole("button", { name: "Approve 9" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Read on one morning.");
  await press(page, dialog.getByRole("button", { name: "Approve 9" }));
  await expectToast(page, "9 of 9 blog posts approved");

  const reject = page.getByRole("button", { name: `Reject: ${first}` });
  await tabTo(page, reject);
  await page.keyboard.press("r");
  await page.keyboard.type("The example needs a source.");
  await press(page, dialog.getByRole("button", { name: "Reject" }));
  await expectToast(page, "Blog post rejected successfully");
  await expect(page.getByText("No post matches this search")).toBeVisible();

  await page.goto("/admin?tab=posts&status=rejected&search=Reviewed");
  await press(page, page.getByRole("button", { name: `Reopen: ${first}` }));
  await press(page, dialog.getByRole("button", { name: "Reopen" }));
  await expectToast(page, "Blog post reopened successfully");

  const statuses = posts.map(
    ({ id }) => product.rows(`SELECT status FROM posts WHERE id = ${id}`)[0]?.status,
  );
  expect(statuses).toEqual(["pending_approval", ...others.map(() => "approved")]);
  const id = posts[0]?.id;
  expect(
    product.rows(`SELECT action, comment FROM post_events WHERE post_id = ${id} AND action = 'reject'`),
  ).toEqual([{ action: "reject", comment: "The example needs a source." }]);
});

test("two drafts are merged after a conflict, and neither side's text is lost", async ({ page, product }) => {
  const other = await OtherEditor.logIn(product);
  const [apart, clash] = await other.waiting(["Merged apart", "Merged where both typed"]);
  if (!apart || !clash) throw new Error("no drafts");
  await openPosts(page, PASSWORD, "&search=Merged");
  const dialog = page.getByRole("dialog").first();
  const conflict = dialog.getByRole("region", { name: /^Not saved/ });

  await tabTo(page, page.getByRole("button", { name: `Edit: ${apart.title}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Excerpt"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed by me.");
  await other.edit(apart, { title: "Merged apart, by both", note: "a better headline" });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(conflict).toContainText("admin edited it (title)");
  await expect(conflict).toContainText("a better headline");
  await press(page, conflict.getByRole("button", { name: "Put the merge into the form" }));
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue("Merged apart, by both");
  await expect(dialog.getByLabel("Excerpt")).toHaveValue("Typed by me.");
  await tabTo(page, dialog.getByLabel("Excerpt"));
  await page.keyboard.press("ControlOrMeta+s");
  await expect(dialog).toBeHidden();
  expect(await other.read(apart)).toMatchObject({ title: "Merged apart, by both", excerpt: "Typed by me." });

  await tabTo(page, page.getByRole("button", { name: `Edit: ${clash.title}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Excerpt"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Mine.");
  await other.edit(clash, { excerpt: "Theirs." });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(conflict.getByRole("button", { name: "Put the merge into the form" })).toBeDisabled();
  await expect(conflict).toContainText("changed on both sides");
  await tabTo(page, conflict.getByRole("radio", { name: "As it is saved now" }));
  await page.keyboard.press("ArrowDown");
  await expect(conflict.getByRole("radio", { name: "As I typed it" })).toBeChecked();
  await press(page, conflict.getByRole("button", { name: "Put the merge into the form" }));
  await press(page, dialog.getByRole("button", { name: "Save Changes" }));
  await expect(dialog).toBeHidden();
  expect(await other.read(clash)).toMatchObject({ excerpt: "Mine.", version: clash.version + 2 });
  const kept = product.rows(
    `SELECT excerpt FROM post_revisions WHERE post_id = ${clash.id} AND excerpt = 'Theirs.'`,
  );
  expect(kept).toHaveLength(1);
});

test("a post is approved and scheduled", async ({ page, product }) => {
  const [post] = await (await OtherEditor.logIn(product)).waiting(["Scheduled for tomorrow"]);
  if (!post) throw new Error("no draft");
  await openPosts(page, PASSWORD, "&search=Scheduled");
  const dialog = page.getByRole("dialog");
  await tabTo(page, page.getByRole("button", { name: `View: ${post.title}` }));
  await page.keyboard.press("a");
  await press(page, dialog.getByRole("button", { name: "Approve" }));
  await expectToast(page, "Blog post approved successfully");
  await expect(page.getByRole("button", { name: `View: ${post.title}` })).toBeFocused();

  await press(page, page.getByRole("button", { name: `Schedule: ${post.title}` }));
  await expect(dialog.getByLabel("Publish on")).toBeFocused();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${two(tomorrow.getMonth() + 1)}${two(tomorrow.getDate())}${tomorrow.getFullYear()}`;
  await page.keyboard.type(day);
  await page.keyboard.press("Tab");
  await page.keyboard.type("0900AM");
  await press(page, dialog.getByRole("button", { name: "Schedule" }));
  await expectToast(page, "Blog post scheduled successfully");
  await expect(page.getByText("Public on")).toBeVisible();
  const [row] = product.rows(`SELECT publish_at FROM posts WHERE id = ${post.id}`);
  expect(new Date(Number(row?.publish_at) * 1_000).getHours()).toBe(9);
});

test("a live post is corrected, and readers have the old text until the correction is published", async ({
  page,
  product,
}) => {
  const other = await OtherEditor.logIn(product);
  const [draft] = await other.waiting(["Live and to be corrected"]);
  if (!draft) throw new Error("no draft");
  const live = await other.publish(draft);
  const reader = async () => (await page.request.get(`/blog/${live.slug}`)).text();
  await openPosts(page, PASSWORD, "&search=corrected");
  const dialog = page.getByRole("dialog");

  await tabTo(page, page.getByRole("button", { name: `View: ${live.title}` }));
  await page.keyboard.press("e");
  const title = dialog.getByLabel("Title", { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(", at last");
  await page.keyboard.press("ControlOrMeta+s");
  await expectToast(page, "Blog post updated successfully");
  await expect(page.getByText("A correction; live as it was")).toBeVisible();

  const corrected = `${live.title}, at last`;
  await tabTo(page, page.getByRole("button", { name: `View: ${corrected}` }));
  await page.keyboard.press("a");
  await press(page, dialog.getByRole("button", { name: "Approve" }));
  await expectToast(page, "Blog post approved successfully");
  await page.waitForTimeout(1_100);
  expect(await reader(), "an approved correction is not public").not.toContain("at last");

  await tabTo(page, page.getByRole("button", { name: `View: ${corrected}` }));
  await page.keyboard.press("p");
  await press(page, dialog.getByRole("button", { name: "Publish" }));
  await expectToast(page, "Blog post published successfully");
  await expect.poll(reader, { timeout: 3_000 }).toContain(`<h1>${corrected}</h1>`);
});
