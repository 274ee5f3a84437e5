// The editor's day: from the pipeline's draft to a page that readers see without JavaScript.
import { PASSWORD } from "../../worker/tests/support/served.ts";
import { expect, expectAccessible, logIn, openTab, test } from "./support/product.ts";

test.use({ expectedFailures: [401] });

test("a stranger at the desk is sent away with a way in", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByText("You need to be logged in as an admin to access this page.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a wrong password is said inline and keeps what was typed", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Admin Login" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Admin access for content management")).toBeVisible();
  await dialog.getByLabel("Username").fill("admin");
  await dialog.getByLabel("Password").fill("wrong");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Invalid username or password");
  await expect(dialog.getByLabel("Username")).toHaveValue("admin");
  await expectAccessible(page);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("Welcome back, admin!", { exact: true })).toBeVisible();
});

test("the pipeline's draft is read, edited, approved, published and read with JavaScript off", async ({
  page,
  browser,
  product,
}) => {
  await logIn(page);
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByText(/Drafted ‘.+’ \(\d+ words\); it waits for review\./).first()).toBeVisible();
  await expectAccessible(page);

  await openTab(page, "Blog Posts");
  const view = page.getByRole("button", { name: /^View: / }).first();
  const title = (await view.getAttribute("aria-label"))?.replace("View: ", "") ?? "";
  await view.click();
  const opened = page.getByRole("dialog");
  await expect(opened.getByText(title).first()).toBeVisible();
  const preview = () => page.frames().find((frame) => frame.url() === "about:srcdoc");
  await expect
    .poll(async () => preview()?.content(), "the draft is shown as readers will see it")
    .toContain("<h2>");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Edit: ${title}` }).click();
  const edited = `${title}, checked`.slice(0, 190);
  await page.getByRole("dialog").getByLabel("Title", { exact: true }).fill(edited);
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Blog post updated successfully").first()).toBeVisible();

  await page.getByRole("button", { name: `Approve: ${edited}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Blog post approved successfully").first()).toBeVisible();
  await page.getByRole("button", { name: `Publish: ${edited}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Blog post published successfully").first()).toBeVisible();

  const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const article = await reader.newPage();
  await article.goto("/blog");
  await article.getByRole("link", { name: edited }).click();
  await expect(article.getByRole("heading", { level: 1, name: edited })).toBeVisible();
  await expect(article.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
  await expect(article).toHaveTitle(/ \| Emberfi$/);
  await reader.close();
});

test("a draft is rejected with a reason that is kept", async ({ page, product }) => {
  await logIn(page);
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByText(/it waits for review/).first()).toBeVisible();
  await openTab(page, "Blog Posts");
  await page
    .getByRole("button", { name: /^Reject: / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason (optional)").fill("The figures of the loan do not add up.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Blog post rejected successfully").first()).toBeVisible();
  expect(
    product.rows("SELECT comment FROM post_events WHERE action = 'reject' ORDER BY id DESC LIMIT 1"),
  ).toEqual([{ comment: "The figures of the loan do not add up." }]);
});

test.describe("with another editor at work", () => {
  test.use({ expectedFailures: [401, 409] });

  test("a stale save overwrites nothing and loses nothing", async ({ page, product }) => {
    await logIn(page);
    await page.getByRole("button", { name: "Run now" }).click();
    await expect(page.getByText(/it waits for review/).first()).toBeVisible();
    await openTab(page, "Blog Posts");
    await page
      .getByRole("button", { name: /^Edit: / })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Excerpt").fill("Typed here and not to be lost.");
    product.execute(
      "UPDATE posts SET version = version + 1, title = 'Changed elsewhere' WHERE id = (SELECT max(id) FROM posts)",
    );
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog.getByText(/changed since you opened it/).first()).toBeVisible();
    await expect(dialog.getByLabel("Excerpt")).toHaveValue("Typed here and not to be lost.");
    const [row] = product.rows("SELECT title FROM posts ORDER BY id DESC LIMIT 1");
    expect(row?.title).toBe("Changed elsewhere");
    await expectAccessible(page);
  });
});

test("logging out ends the session", async ({ page }) => {
  await logIn(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out successfully", { exact: true })).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText("Access Denied")).toBeVisible();
});
