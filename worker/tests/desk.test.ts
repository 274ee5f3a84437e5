// The editor's desk around the posts: the list, the margin, settings, controls and the log.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  AdminLog,
  BulkOutcomes,
  Checks,
  Noted,
  PostList,
  PreviewLink,
  SettingsAnswer,
} from "../../app/src/api/generated/types.gen.ts";
import { PASSWORD, type Served, serve } from "./support/served.ts";
import { loggedIn, pendingPost, Visitor, withoutTerms } from "./support/visitor.ts";

let served: Served;
let admin: Visitor;
beforeAll(async () => {
  served = await serve();
  admin = await loggedIn(served);
});
afterAll(() => served.stop());

describe("the list", () => {
  it("is searched and filtered on the server, and judged in one go", async () => {
    const posts = [await pendingPost(admin), await pendingPost(admin)];
    const list = async (query: string) => (await admin.get<PostList>(`/api/admin/posts?${query}`)).json();
    const waiting = await list("status=pending_approval&sort=oldest");
    expect(waiting.posts.map(({ id }) => id)).toEqual(expect.arrayContaining(posts.map(({ id }) => id)));
    expect(waiting.posts[0]).not.toHaveProperty("content");
    const word = posts[0]?.title.split(" ").at(-1) ?? "";
    expect((await list(`search=${encodeURIComponent(word)}`)).posts.map(({ id }) => id)).toContain(
      posts[0]?.id,
    );
    const body = {
      action: "reject",
      comments: "Not now.",
      posts: posts.map(({ id }) => ({ id, version: 1 })),
    };
    const outcomes = (await admin.send<BulkOutcomes>("POST", "/api/admin/posts/bulk", body)).json();
    expect(outcomes.message).toBe("2 of 2 blog posts rejected");
    const again = (await admin.send<BulkOutcomes>("POST", "/api/admin/posts/bulk", body)).json();
    expect(again.outcomes.map(({ done }) => done)).toEqual([false, false]);
    const bad = await admin.get("/api/admin/posts?status=live");
    expect([bad.status, bad.json()]).toMatchObject([422, { field: "status" }]);
  });
});

describe("the margin", () => {
  it("looks at what is typed, and keeps a post from being approved only where Settings say so", async () => {
    const post = await pendingPost(admin);
    const path = `/api/admin/blog-posts/${post.id}`;
    const typed = { content: "<p>Guaranteed returns.</p>" };
    const looked = (await admin.send<Checks>("POST", `${path}/checks`, typed)).json();
    expect(looked.checks.find(({ kind }) => kind === "hype")?.found).toBe(1);
    await admin.send("PUT", path, { version: 1, ...typed });
    await admin.send("PUT", "/api/admin/settings", { blockingChecks: ["hype"] });
    const blocked = await admin.send("POST", `${path}/approve`);
    expect([blocked.status, blocked.json()]).toMatchObject([409, { code: "blocked_by_checks" }]);
    await admin.send("PUT", "/api/admin/settings", { blockingChecks: [] });
    expect((await admin.send("POST", `${path}/approve`)).status).toBe(200);
  });
});

describe("the controls", () => {
  it("write a draft about a topic, and say what the writer knows where it does not know it", async () => {
    const { topics, settings } = (await admin.get<SettingsAnswer>("/api/admin/settings")).json();
    expect(settings.cronRunning).toBe(true);
    const written = await admin.send<Noted>("POST", "/api/admin/generate-content", { topic: topics[0] });
    expect(written.json()).toMatchObject({ message: "Content Generated Successfully" });
    const random = await admin.send<Noted>("POST", "/api/admin/generate-random-content");
    expect(random.json().note).toMatch(/it waits for review/);
    const blank = await admin.send("POST", "/api/admin/generate-content", { topic: " " });
    expect([blank.status, blank.json()]).toMatchObject([422, { field: "topic" }]);
    const unknown = await admin.send("POST", "/api/admin/generate-content", { topic: "the moon" });
    expect(unknown.status).toBe(422);
    const id = random.json().postId;
    const optimised = await admin.send<Noted>("POST", `/api/admin/seo/optimize/${id}`);
    expect(optimised.json().message).toBe("SEO optimized successfully");
    expect((await admin.send<Noted>("POST", "/api/admin/regenerate-seo")).status).toBe(200);
  });

  it("hand a test mail over, and refuse what is no address", async () => {
    const body = { email: "editor@example.org" };
    const sent = await admin.send<Noted>("POST", "/api/admin/test-email", body);
    expect([sent.status, sent.json()]).toMatchObject([200, { message: "Test email sent successfully" }]);
    const refused = await admin.send("POST", "/api/admin/test-email", { email: "nobody" });
    expect([refused.status, refused.json()]).toMatchObject([422, { field: "email" }]);
  });

  it("stop the weekly run and start it again", async () => {
    await admin.send("POST", "/api/admin/cron/stop");
    const runs = () => served.rows("SELECT count(*) AS n FROM weekly_runs WHERE slot = '2031-03-10'");
    const monday = new Date("2031-03-10T14:00:00Z");
    await served.fire("0 14 * * MON", monday);
    expect(runs()).toEqual([{ n: 0 }]);
    await admin.send("POST", "/api/admin/cron/start");
    await served.fire("0 14 * * MON", monday);
    expect(runs()).toEqual([{ n: 1 }]);
  });
});

describe("a preview link", () => {
  it("shows the text to a stranger and to no search engine", async () => {
    const post = await pendingPost(admin);
    const made = await admin.send<PreviewLink>("POST", `/api/admin/blog-posts/${post.id}/preview`, {
      hours: 1,
    });
    const { path } = made.json();
    const page = await new Visitor(served).get(path);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    expect(withoutTerms(page.text)).toContain(post.content);
    expect((await new Visitor(served).get(`${path}0`)).status).toBe(404);
  });
});

describe("the account", () => {
  it("logs what was done, changes its password and ends every session", async () => {
    const { entries } = (await admin.get<AdminLog>("/api/admin/audit?action=cron")).json();
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ["cron.start", "admin"],
      ["cron.stop", "admin"],
    ]);
    const other = await loggedIn(served);
    const next = "another long password";
    const weak = await admin.send("POST", "/api/admin/password", { current: PASSWORD, new: "short" });
    expect([weak.status, weak.json()]).toMatchObject([422, { field: "new" }]);
    const changed = await admin.send("POST", "/api/admin/password", { current: PASSWORD, new: next });
    expect(changed.status).toBe(200);
    expect((await other.get("/api/admin/me")).status).toBe(401);
    expect((await admin.get("/api/admin/me")).status).toBe(200);
    expect((await admin.send("POST", "/api/admin/logout-everywhere")).status).toBe(200);
    expect((await admin.get("/api/admin/me")).status).toBe(401);
  });
});
