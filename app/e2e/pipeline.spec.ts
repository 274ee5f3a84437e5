// The editor's Monday: the six tasks are run, their reports read, and what they lay on the desk decided.
import { expect, expectAccessible, logIn, openTab, test } from "./support/product.ts";

test.use({ expectedFailures: [401] });

/** A published post that has aged, links to nowhere and has lost its readers, and words searched in vain. */
function plant(execute: (sql: string) => void): void {
  const published = Math.floor(Date.now() / 1_000) - 400 * 86_400;
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  execute(`INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, seo_title,
    seo_description, word_count, created_at, updated_at, published_at)
    VALUES ('aged', 'A post that has aged', 'What was said of pools a while ago, and not looked at since then.',
    '<h2>Pools</h2><p>The fee falls this year. <a href="/blog/never-was">More</a>.</p>', 'Trading', 'published',
    'Embedded writer', '', '', 400, ${published}, ${published}, ${published})`);
  execute(`INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, seo_title,
    seo_description, word_count, created_at, updated_at, published_at)
    SELECT 'fresh', 'A post of this week', 'What a pool earns its owners, and what it may cost them when prices move.',
    '<h2>Earnings</h2><p>Fees go to the owners of a pool.</p>', 'Trading', 'published', 'Embedded writer', '',
    'What a pool earns its owners, and what it may cost them when prices move apart.', 400, strftime('%s', 'now'),
    strftime('%s', 'now'), strftime('%s', 'now')`);
  for (let back = 1; back <= 56; back++) {
    execute(`INSERT INTO daily_counts VALUES ('${day(back)}', 'view', '/blog/aged', ${back <= 28 ? 1 : 9})`);
  }
  execute(`INSERT INTO daily_counts VALUES ('${day(2)}', 'search_empty', 'liquid staking', 7)`);
}

for (const theme of ["light", "dark"] as const) {
  test(`the six tasks are run, read and decided on, in ${theme}`, async ({ page, product }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    if (theme === "light") plant(product.execute);
    await logIn(page);
    await openTab(page, "SEO Tasks");
    await page.getByRole("button", { name: "Run now" }).click();
    await expect(page.getByText("Run finished", { exact: true })).toBeVisible({ timeout: 45_000 });
    await expectAccessible(page);

    const report = async (task: string, text: string | RegExp) => {
      await page
        .getByRole("button", { name: `Report: ${task}` })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(text).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    };
    await report("Analytics Review", "‘liquid staking’ was looked for 7 times and not found.");
    await report("Technical SEO Check", "It links to /blog/never-was, which answers 404.");
    await report("Content Refresh", "A post that has aged");
    // What is new the first time is known the second time.
    const isFirst = theme === "light";
    await report("Keyword Research", isFirst ? "liquid staking" : "New in the backlog");
    await report("Social Media Sharing", isFirst ? "A post of this week" : "No post is new.");
    await report("Blog Post Creation", /stands under Blog Posts as number/);

    if (theme === "light") {
      await page.getByRole("button", { name: "Approve topic: liquid staking" }).click();
      await expect(page.getByText("Topic approved: the next draft may be about it").first()).toBeVisible();
      await page.getByRole("button", { name: "Show the difference" }).click();
      await expect(page.getByText("in 2", { exact: false }).first()).toBeVisible();
      await page.getByRole("button", { name: "Take as an edit: A post that has aged" }).click();
      await expect(
        page.getByText("The revision is an edit now and waits for approval").first(),
      ).toBeVisible();
      expect(product.rows("SELECT status FROM posts WHERE slug = 'aged'")).toEqual([
        { status: "pending_approval" },
      ]);
      const live = product.rows(
        "SELECT content LIKE '%never-was%' AS same FROM published_posts WHERE slug = 'aged'",
      );
      expect(live, "readers keep what they have").toEqual([{ same: 1 }]);
    }

    await page.getByText("A post of this week").first().click();
    await page.getByRole("button", { name: "I shared it on X" }).first().isVisible();
    await expectAccessible(page);
  });
}

test("one task is run by hand while the others stay as they are, and the schedule is stopped and started", async ({
  page,
  product,
}) => {
  await logIn(page);
  await openTab(page, "SEO Tasks");
  const others = () =>
    product.rows("SELECT task, status, round FROM task_runs WHERE task <> 'analytics_review' ORDER BY task");
  const before = others();
  await page.getByRole("button", { name: "Run: Analytics Review" }).click();
  await expect(page.getByText("Analytics Review finished").first()).toBeVisible();
  const after = others();
  // A week without a run lists the others, and does none of them.
  const listed = after.map((task) => ({ ...task, status: "waiting", round: 1 }));
  expect(after).toEqual(before.length > 0 ? before : listed);
  await page.getByRole("button", { name: "Stop the schedule" }).click();
  await expect(page.getByText("The weekly run is stopped")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start the schedule" }).click();
  await expect(page.getByText("The weekly run is stopped")).toBeHidden();
});
