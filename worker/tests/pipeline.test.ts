// The six tasks in the built Worker: a year of Mondays, and a seeded site whose planted faults are all found.
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TaskOutput, WeeklyRuns } from "../../app/src/api/generated/types.gen.ts";
import { freePort, type Served, serve } from "./support/served.ts";
import { loggedIn, type Visitor } from "./support/visitor.ts";

const SUMMER = "0 14 * * MON";
const WINTER = "0 15 * * MON";
const TICK = "*/10 * * * *";
const TASKS = [
  "analytics_review",
  "content_refresh",
  "keyword_research",
  "technical_seo_check",
  "social_media_sharing",
  "blog_post_creation",
];
const DAY = 86_400_000;

describe("a year of Mondays", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => served.stop());

  it("has exactly one run a week with six outcomes, both clock changes included", async () => {
    const mondays = Array.from({ length: 53 }, (_, week) => Date.parse("2027-01-04") + week * 7 * DAY);
    for (const monday of mondays) {
      await served.fire(SUMMER, new Date(monday + 14 * 3_600_000));
      await served.fire(WINTER, new Date(monday + 15 * 3_600_000));
    }
    const weeks = mondays.map((monday) => new Date(monday).toISOString().slice(0, 10));
    const slots = served.rows("SELECT slot FROM weekly_runs ORDER BY slot").map(({ slot }) => slot);
    expect(slots).toEqual(weeks);
    const outcomes = served.rows(
      "SELECT status, round, count(*) AS number FROM task_runs GROUP BY status, round",
    );
    expect(outcomes).toEqual([{ status: "done", round: 1, number: 53 * 6 }]);
    const due = served.rows(
      "SELECT slot, scheduled_at FROM weekly_runs WHERE slot IN ('2027-03-08', '2027-03-15')",
    );
    expect(due).toEqual([
      { slot: "2027-03-08", scheduled_at: Date.parse("2027-03-08T15:00:00Z") / 1_000 },
      { slot: "2027-03-15", scheduled_at: Date.parse("2027-03-15T14:00:00Z") / 1_000 },
    ]);
  }, 900_000);
});

describe("a site with 200 posts and a year of counts", () => {
  let served: Served;
  let admin: Visitor;
  let outside: Server;
  let elsewhere: string;

  beforeAll(async () => {
    const port = await freePort();
    elsewhere = `http://127.0.0.1:${port}`;
    // Answers everything but /hangs, which it leaves open.
    outside = createServer((request, response) => {
      if (request.url !== "/hangs") response.writeHead(request.url === "/gone" ? 404 : 200).end();
    }).listen(port, "127.0.0.1");
    served = await serve();
    seed(served, elsewhere);
    admin = await loggedIn(served);
  });
  afterAll(async () => {
    outside.closeAllConnections();
    outside.close();
    await served.stop();
  });

  const output = async (task: string): Promise<TaskOutput> => {
    const { runs } = (await admin.get<WeeklyRuns>("/api/admin/seo/runs")).json();
    return (await admin.get<TaskOutput>(`/api/admin/seo/runs/${runs[0]?.slot}/${task}`)).json();
  };

  it("has all six tasks done by hand, however long they take", async () => {
    await admin.send("POST", "/api/admin/seo/runs");
    const tasks = async () =>
      (await admin.get<WeeklyRuns>("/api/admin/seo/runs")).json().runs[0]?.tasks ?? [];
    // What one invocation has no calls left for is taken up by the next tick, as on the platform.
    const afterTick = async () => {
      await served.fire(TICK, new Date());
      return (await tasks()).map(({ status }) => status);
    };
    await expect.poll(afterTick, { timeout: 90_000, interval: 1_000 }).toEqual(TASKS.map(() => "done"));
    expect((await tasks()).map(({ task }) => task)).toEqual(TASKS);
  }, 120_000);

  it("finds the dead link and the missing description, and blames no seeded post that is in order", async () => {
    const report = await output("technical_seo_check");
    if (report.kind !== "technical") throw new Error(report.kind);
    const ofPosts = report.findings
      .filter(({ page }) => page.startsWith("/blog/post-"))
      .map(({ check, page }) => `${check} ${page}`);
    expect(ofPosts).toEqual(["link_dead /blog/post-150", "description_missing /blog/post-180"]);
    expect(report.findings.filter(({ severity }) => severity === "error")).toHaveLength(1);
    const watched = report.watched.map(({ url }) => url).filter((url) => url.startsWith(elsewhere));
    expect(watched.sort()).toEqual([`${elsewhere}/gone`, `${elsewhere}/hangs`]);
  });

  it("names the posts that have aged, the one that loses its readers first", async () => {
    const report = await output("content_refresh");
    if (report.kind !== "refresh") throw new Error(report.kind);
    const slugs = report.items.map(({ slug }) => slug);
    expect(slugs[0]).toBe("post-100");
    expect(slugs.sort()).toEqual(["post-100", "post-150", "post-170"]);
  });

  it("tells what changed, and proposes what was searched in vain as a topic", async () => {
    const analytics = await output("analytics_review");
    if (analytics.kind !== "analytics") throw new Error(analytics.kind);
    const told = analytics.changes.map(({ what }) => what);
    expect(told).toContain("‘liquid staking’ was looked for 6 times and not found.");
    expect(told.filter((what) => what.startsWith("/blog/post-"))).toEqual([
      "/blog/post-100: 28, was 168 (-83 %) views.",
    ]);
    const keywords = await output("keyword_research");
    if (keywords.kind !== "keywords") throw new Error(keywords.kind);
    expect(keywords.added[0]).toBe("liquid staking");
    const glossary: { term: string }[] = await (await fetch(`${served.url}/glossary.json`)).json();
    const words = glossary.map(({ term }) => term);
    const ofGlossary = served
      .rows("SELECT topic FROM topic_backlog WHERE origins LIKE '%glossary%'")
      .map(({ topic }) => topic);
    expect(ofGlossary).toHaveLength(5);
    expect(words).toEqual(expect.arrayContaining(ofGlossary));
  });

  it("refuses what nobody can decide on, and a task that there is not", async () => {
    const decision = await admin.send("POST", "/api/admin/seo/desk", { decide: "approve_topic", id: 99_999 });
    expect(decision.status).toBe(404);
    const nonsense = await admin.send("POST", "/api/admin/seo/desk", { decide: "burn" });
    expect(nonsense.status).toBe(400);
    const run = await admin.send("POST", "/api/admin/seo/runs", { task: "make_coffee" });
    expect(run.status).toBe(422);
  });
});

/** 200 posts over a year, of which four are not in order; every page seen as often on every day, but one. */
function seed(served: Served, elsewhere: string): void {
  const now = Math.floor(Date.now() / 1_000);
  const content = (number: number): string => {
    if (number === 150) return '<h2>A</h2><p><a href="/blog/never-was">Here</a>.</p>';
    if (number === 160) {
      return `<h2>A</h2><p><a href="${elsewhere}/hangs">A</a> <a href="${elsewhere}/gone">B</a></p>`;
    }
    if (number === 170) return "<h2>A</h2><p>The fee is lowered this year.</p>";
    return `<h2>Pools ${number}</h2><p>A pool holds two tokens. <a href="${elsewhere}/${number % 9}">Flare</a></p>`;
  };
  const posts = Array.from({ length: 200 }, (_, number) => {
    const published = now - 86_400 - number * 44 * 3_600;
    const description =
      number === 180
        ? ""
        : `A description of the post ${number}, which is long enough to be shown in results.`;
    return `('post-${number}', 'The post ${number}', 'An excerpt of the post ${number}, which is long enough to be shown whole.',
      '${content(number)}', 'Trading', 'published', 'Embedded writer', '', '${description}', 500,
      ${published}, ${published}, ${published})`;
  });
  served.execute(`INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, seo_title,
    seo_description, word_count, created_at, updated_at, published_at) VALUES ${posts.join(",")}`);
  served.execute(`WITH RECURSIVE days (back) AS (SELECT 1 UNION ALL SELECT back + 1 FROM days WHERE back < 365)
    INSERT INTO daily_counts SELECT date('now', '-' || back || ' days'), 'view', '/blog/' || slug,
    CASE WHEN slug = 'post-100' AND back <= 28 THEN 1 ELSE 5 + (back * 7 + post_id) % 3 END
    FROM days, published_posts`);
  served.execute(`UPDATE daily_counts SET number = 6 WHERE name = '/blog/post-100' AND number > 1;
    INSERT INTO daily_counts VALUES (date('now', '-1 days'), 'search_empty', 'liquid staking', 6),
    (date('now', '-1 days'), 'search_empty', 'asdf', 1)`);
}
