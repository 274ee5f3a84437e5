// The inbox, the settings' controls and the log, as the admin uses them.
import { loggedIn } from "../../worker/tests/support/visitor.ts";
import { expectToast } from "./support/newsroom.ts";
import { expect, logIn, openTab, test } from "./support/product.ts";

test.use({ expectedFailures: [401, 422] });

const insert = (key: string, kind: string, name: string, age: string) =>
  `INSERT INTO submissions (key, content_hash, kind, name, email, fields, created_at)
   VALUES ('${key}', 'h', '${kind}', '${name}', '${key}@example.org',
     '{"name":["${name}"],"email":["${key}@example.org"],"message":["Where is the workbook?"]}',
     unixepoch('now', '${age}'))`;

test("submissions are narrowed, read, archived, exported, and let go of when they are old", async ({
  page,
  product,
}) => {
  product.execute(insert("inbox-new", "contact", "Ada New", "-1 day"));
  product.execute(insert("inbox-old", "contact", "Ben Old", "-200 days"));
  product.execute(insert("inbox-else", "affiliate", "Cleo Else", "-2 days"));
  await logIn(page);
  await page.goto("/admin?tab=inbox");
  const list = page.getByRole("tabpanel", { name: "Inbox" });
  await list.getByLabel("Form").selectOption({ label: "Contact" });
  await expect(page).toHaveURL(/kind=contact/);
  await expect(list.getByText("Cleo Else")).toHaveCount(0);

  const ada = list.getByRole("listitem").filter({ hasText: "Ada New" }).first();
  await ada.getByText("Ada New").first().click();
  await expect(ada.getByText("Where is the workbook?")).toBeVisible();
  await list.getByRole("button", { name: "Mark as read: Ada New" }).click();
  await expectToast(page, "Marked as read");
  await list.getByRole("button", { name: "Archive: Ada New" }).click();
  await expectToast(page, "Archived");
  await list.getByLabel("Status").selectOption({ label: "Archived" });
  await expect(list.getByText("Ada New").first()).toBeVisible();

  const download = page.waitForEvent("download");
  await list.getByRole("link", { name: "Export as CSV" }).click();
  const file = await (await download).createReadStream();
  const csv = (await file.toArray()).join("");
  expect(csv).toContain('"Ada New"');
  expect(csv, "the file holds what the filters leave").not.toContain("Cleo Else");

  await list.getByLabel("Older than").selectOption({ label: "6 months" });
  await list.getByRole("button", { name: "Delete what is older" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, /^\d+ submissions? deleted$/);
  expect(product.rows("SELECT name FROM submissions WHERE key LIKE 'inbox-%' ORDER BY name")).toEqual([
    { name: "Ada New" },
    { name: "Cleo Else" },
  ]);

  await openTab(page, "Audit");
  await page.getByLabel("What", { exact: true }).selectOption({ label: "Everything done in the inbox" });
  await expect(page).toHaveURL(/action=inbox/);
  for (const deed of [
    "Submission read",
    "Submission archived",
    "Inbox exported",
    "Old submissions deleted",
  ]) {
    await expect(page.getByRole("cell", { name: deed }).first()).toBeVisible();
  }
  await page.getByLabel("Who", { exact: true }).selectOption({ label: "admin" });
  await expect(page).toHaveURL(/action=inbox&actor=admin/);
  await page.getByLabel("Until (UTC)").fill("2020-01-01");
  await expect(page.getByText("Nothing of this kind has been done.")).toBeVisible();
});

test("drafts are generated on a topic and at random, and a test mail is sent", async ({ page }) => {
  await logIn(page);
  await openTab(page, "Settings");
  await page.getByLabel("Topic").fill("stablecoins");
  await page.getByRole("button", { name: "Generate a draft", exact: true }).click();
  await expectToast(page, "Content Generated Successfully");
  await page.getByRole("button", { name: "Generate a random draft" }).click();
  await expectToast(page, "Random Content Generated Successfully");
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expectToast(page, "Test email sent successfully");
  await page.getByRole("button", { name: "Regenerate SEO files" }).click();
  await expectToast(page, "SEO files regenerated successfully");
});

test("a preview link shows the text to a stranger until it ends", async ({ page, browser, product }) => {
  await logIn(page);
  await openTab(page, "Settings");
  await page.getByRole("button", { name: "Generate a random draft" }).click();
  await expectToast(page, "Random Content Generated Successfully");
  await page.goto("/admin?tab=posts&status=pending_approval");
  const view = page.getByRole("button", { name: /^View: / }).first();
  const title = (await view.getAttribute("aria-label"))?.replace("View: ", "") ?? "";
  await view.click();
  await page.getByRole("dialog").getByRole("button", { name: "Preview link" }).click();
  const dialog = page.getByRole("dialog", { name: "Preview link" });
  await dialog.getByLabel("Good for").selectOption({ label: "An hour" });
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await expect(dialog.getByText(/^Good until/)).toBeVisible();
  const stranger = await browser.newContext({ baseURL: product.url });
  const read = await stranger.newPage();
  await read.goto(address);
  await expect(read.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(read.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await stranger.close();
});

test("a wrong password changes nothing, and logging out everywhere ends every session", async ({
  page,
  product,
}) => {
  const elsewhere = await loggedIn(product);
  await logIn(page);
  await openTab(page, "Settings");
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password").fill("a password of its own");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not the current password.")).toBeVisible();
  expect((await elsewhere.get("/api/admin/me")).status).toBe(200);

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expectToast(page, "Logged out everywhere");
  await expect(page).toHaveURL("/");
  expect((await elsewhere.get("/api/admin/me")).status).toBe(401);
  await page.goto("/admin");
  await expect(page.getByText("Access Denied")).toBeVisible();
});
