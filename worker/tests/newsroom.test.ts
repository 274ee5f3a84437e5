// From a machine-written draft to a page that readers see, through the built Worker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BlogPosts,
  BlogStats,
  ChangedPost,
  PostDetail,
  PostEvents,
  Refusal,
  Revision,
  Revisions,
} from "../../app/src/api/generated/types.gen.ts";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, pendingPost, publish, Visitor, withoutTerms } from "./support/visitor.ts";

let served: Served;
let admin: Visitor;
beforeAll(async () => {
  served = await serve();
  admin = await loggedIn(served);
});
afterAll(() => served.stop());

describe("a draft of the weekly run", () => {
  it("waits for the editor with everything that a review needs", async () => {
    const post = await pendingPost(admin);
    expect(post).toMatchObject({
      status: "pending_approval",
      version: 1,
      generatedBy: "Embedded writer 2",
      publishedAt: null,
    });
    expect(post.wordCount).toBeGreaterThan(600);
    expect(post.content).toContain("<h2>");
    expect(post.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it("is approved by exactly one of sixteen editors who click at once", async () => {
    const post = await pendingPost(admin);
    const clicks = Array.from({ length: 16 }, () =>
      admin.send("POST", `/api/admin/blog-posts/${post.id}/approve`, {}),
    );
    const statuses = (await Promise.all(clicks)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(15).fill(409)]);
    const events = served.rows(
      `SELECT action, actor FROM post_events WHERE post_id = ${post.id} AND action <> 'create'`,
    );
    expect(events).toEqual([{ action: "approve", actor: "admin" }]);
  });

  it("is saved once by sixteen editors of the same version", async () => {
    const post = await pendingPost(admin);
    const saves = Array.from({ length: 16 }, (_, editor) =>
      admin.send("PUT", `/api/admin/blog-posts/${post.id}`, {
        version: post.version,
        title: `Title ${editor}`,
      }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(15).fill(409)]);
    expect(served.rows(`SELECT count(*) AS n FROM post_revisions WHERE post_id = ${post.id}`)).toEqual([
      { n: 2 },
    ]);
  });
});

describe("an edit", () => {
  it("needs the version it is of, in the header or the body", async () => {
    const post = await pendingPost(admin);
    const path = `/api/admin/blog-posts/${post.id}`;
    expect((await admin.send("PUT", path, { title: "x" })).status).toBe(428);
    const stale = await admin.send("PUT", path, { version: 41, title: "x" });
    expect([stale.status, stale.json()]).toMatchObject([409, { code: "stale_revision", currentVersion: 1 }]);
    const init = {
      headers: { "if-match": '"1"', "content-type": "application/json" },
      body: '{"title":"By header"}',
    };
    const saved = (await admin.ask<ChangedPost>("PUT", path, init)).json();
    expect(saved).toMatchObject({
      message: "Blog post updated successfully",
      blogPost: { version: 2, title: "By header" },
    });
  });

  it("of hostile HTML leaves nothing that runs", async () => {
    const post = await pendingPost(admin);
    const content = `<p onclick="x()">Hello</p><script>x()</script><iframe src="https://evil.example"></iframe><img src=x onerror=x()>`;
    const answer = await admin.send<ChangedPost>("PUT", `/api/admin/blog-posts/${post.id}`, {
      version: 1,
      content,
    });
    const clean = answer.json().blogPost.content;
    expect(clean).toContain("<p>Hello</p>");
    expect(clean).not.toMatch(/script>|onclick|onerror|evil/);
  });

  it("names the field that it cannot take", async () => {
    const post = await pendingPost(admin);
    const answer = await admin.send("PUT", `/api/admin/blog-posts/${post.id}`, { version: 1, title: "" });
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { field: "title", message: "The title cannot be empty." },
    ]);
  });
});

describe("a scheduled post", () => {
  it("is public from its time on, for whoever looks first", async () => {
    const post = await pendingPost(admin);
    await admin.send("POST", `/api/admin/blog-posts/${post.id}/approve`);
    const path = `/api/admin/blog-posts/${post.id}/schedule`;
    const past = await admin.send("POST", path, { publishAt: "2026-01-01T00:00:00Z" });
    expect([past.status, past.json()]).toMatchObject([422, { field: "publishAt" }]);
    const publishAt = new Date(Date.now() + 2_000).toISOString();
    expect((await admin.send("POST", path, { publishAt })).status).toBe(200);
    const status = async () => (await new Visitor(served).get(`/blog/${post.slug}`)).status;
    expect(await status()).toBe(404);
    await expect.poll(status, { timeout: 6_000 }).toBe(200);
    expect(
      served.rows(`SELECT actor FROM post_events WHERE post_id = ${post.id} AND action = 'publish'`),
    ).toEqual([{ actor: "schedule" }]);
  });
});

describe("the history of a post", () => {
  it("is read, compared and restored", async () => {
    const post = await pendingPost(admin);
    const path = `/api/admin/blog-posts/${post.id}`;
    await admin.send("PUT", path, { version: 1, title: "Second", note: "a clearer headline" });
    const { revisions } = (await admin.get<Revisions>(`${path}/revisions`)).json();
    expect(revisions).toMatchObject([
      { version: 2, author: "admin", note: "a clearer headline", fields: ["title"] },
      { version: 1, author: "Embedded writer 2", fields: [] },
    ]);
    const first = (await admin.get<Revision>(`${path}/revisions/1`)).json();
    expect(first.content).toBe(post.content);
    expect((await admin.get(`${path}/revisions/7`)).status).toBe(404);
    const unnamed = await admin.send("POST", `${path}/revisions/1/restore`);
    expect(unnamed.status).toBe(428);
    const restored = await admin.send<ChangedPost>("POST", `${path}/revisions/1/restore`, { version: 2 });
    expect(restored.json().blogPost).toMatchObject({ title: post.title, version: 3 });
    const { events } = (await admin.get<PostEvents>(`${path}/events`)).json();
    expect(events.map(({ action, detail }) => [action, detail])).toEqual([
      ["restore", "version 1"],
      ["edit", ""],
      ["create", ""],
    ]);
  });

  it("tells a stale save what was done since", async () => {
    const post = await pendingPost(admin);
    const path = `/api/admin/blog-posts/${post.id}`;
    await admin.send("PUT", path, { version: 1, excerpt: "Theirs." });
    const stale = await admin.send<Refusal>("PUT", path, { version: 1, title: "Mine" });
    expect(stale.json()).toMatchObject({
      code: "stale_revision",
      currentVersion: 2,
      since: [{ actor: "admin", action: "edit", fields: ["excerpt"], version: 2 }],
    });
  });

  it("does not hold what was typed and not saved, which its editor finds again", async () => {
    const post = await pendingPost(admin);
    const path = `/api/admin/blog-posts/${post.id}`;
    const typed = { version: 1, content: "<p>Half a sen" };
    expect((await admin.send("PUT", `${path}/draft`, typed)).status).toBe(200);
    const { draft } = (await admin.get<PostDetail>(path)).json();
    expect(draft).toMatchObject({ baseVersion: 1, fields: { content: "<p>Half a sen" } });
    expect((await admin.ask("DELETE", `${path}/draft`)).status).toBe(200);
    expect((await admin.get<PostDetail>(path)).json().draft).toBeNull();
  });
});

describe("a published post", () => {
  it("is at its address, in the list and in the sitemap at once, and nowhere before", async () => {
    const visitor = new Visitor(served);
    const post = await pendingPost(admin);
    const path = `/blog/${post.slug}`;
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.get("/blog")).text).not.toContain(path);

    await publish(admin, post);
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<h1>${post.title.replaceAll("'", "&#39;")}</h1>`);
    expect(withoutTerms(page.text)).toContain(post.content);
    await expect.poll(async () => (await visitor.get("/blog")).text, { timeout: 3_000 }).toContain(path);
    const sitemap = await visitor.get("/sitemap.xml");
    expect(sitemap.headers.get("content-type")).toContain("application/xml");
    expect(sitemap.text).toContain(`${path}</loc>`);
  });

  it("marks the first appearance of a glossary's word, and its stored text has no mark", async () => {
    const post = await pendingPost(admin);
    const content = "<h2>Slippage</h2><p>A liquidity pool has slippage. Slippage grows in a small pool.</p>";
    const edited = await admin.send<ChangedPost>("PUT", `/api/admin/blog-posts/${post.id}`, {
      version: post.version,
      content,
    });
    const { slug } = await publish(admin, edited.json().blogPost);
    const page = (await new Visitor(served).get(`/blog/${slug}`)).text;
    const linked = (word: string) =>
      new RegExp(`<a class="term" href="/glossary#[a-z-]+" title="[^"]+">${word}</a>`);
    expect(page).toMatch(linked("liquidity pool"));
    expect(page).toMatch(linked("slippage"));
    expect(page).not.toMatch(linked("Slippage"));
    expect(served.rows(`SELECT content FROM published_posts WHERE post_id = ${post.id}`)).toEqual([
      { content },
    ]);
  });

  it("has a head of its own", async () => {
    const post = await publish(admin, await pendingPost(admin));
    const { text } = await new Visitor(served).get(`/blog/${post.slug}`);
    const head = text.slice(0, text.indexOf("</head>"));
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toMatch(/<title>[^<]+ \| Emberfi<\/title>/);
    expect(head).toContain(`<link rel="canonical" href="https://emberfi.example/blog/${post.slug}"/>`);
    expect(head).toContain('<meta property="og:type" content="article"/>');
    expect(head).not.toContain("noindex");
    const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const types = blocks.map((block) => JSON.parse(block[1] ?? "")["@type"]);
    expect(types).toEqual(expect.arrayContaining(["Article", "BreadcrumbList"]));
    expect(text).not.toContain("<!--edge:");
  });

  it("keeps its text until a correction is approved and published, and shows that within a second", async () => {
    const post = await publish(admin, await pendingPost(admin));
    const visitor = new Visitor(served);
    const page = async () => (await visitor.get(`/blog/${post.slug}`)).text;
    expect(await page()).toContain("<h1>");
    const edited = await admin.send<ChangedPost>("PUT", `/api/admin/blog-posts/${post.id}`, {
      version: post.version,
      title: "Corrected headline",
    });
    expect(edited.json().blogPost).toMatchObject({
      status: "pending_approval",
      publishedAt: post.publishedAt,
    });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await page()).not.toContain("Corrected headline");
    await publish(admin, edited.json().blogPost);
    await expect.poll(page, { timeout: 2_000 }).toContain("<h1>Corrected headline</h1>");
  });

  it("leads from every address it ever had to the one it has", async () => {
    const post = await publish(admin, await pendingPost(admin));
    const slug = `moved-${post.id}`;
    const edited = await admin.send<ChangedPost>("PUT", `/api/admin/blog-posts/${post.id}`, {
      version: post.version,
      slug,
    });
    await publish(admin, edited.json().blogPost);
    const visitor = new Visitor(served);
    const at = async (name: string) => {
      const { status, headers } = await visitor.get(`/blog/${name}`);
      return [status, headers.get("location")];
    };
    await expect.poll(() => at(post.slug), { timeout: 2_000 }).toEqual([301, `/blog/${slug}`]);
    expect(await at(slug)).toEqual([200, null]);
  });

  it("is gone once it is unpublished, or leads where the editor chose", async () => {
    const visitor = new Visitor(served);
    const gone = await publish(admin, await pendingPost(admin));
    await admin.send("POST", `/api/admin/blog-posts/${gone.id}/unpublish`);
    const status = async () => (await visitor.get(`/blog/${gone.slug}`)).status;
    await expect.poll(status, { timeout: 2_000 }).toBe(410);

    const sent = await publish(admin, await pendingPost(admin));
    const path = `/api/admin/blog-posts/${sent.id}/unpublish`;
    const away = await admin.send("POST", path, { redirectTo: "https://evil.example/" });
    expect([away.status, away.json()]).toMatchObject([422, { field: "redirectTo" }]);
    await admin.send("POST", path, { redirectTo: "/blog" });
    const where = async () => (await visitor.get(`/blog/${sent.slug}`)).headers.get("location");
    await expect.poll(where, { timeout: 2_000 }).toBe("/blog");
  });

  it("can be published again without anything changing", async () => {
    const post = await publish(admin, await pendingPost(admin));
    const again = await admin.send<ChangedPost>("POST", `/api/admin/publish/${post.id}`);
    expect([again.status, again.json().blogPost.version]).toEqual([200, post.version]);
  });

  it("answers HEAD without a body", async () => {
    const post = await publish(admin, await pendingPost(admin));
    const answer = await new Visitor(served).ask("HEAD", `/blog/${post.slug}`);
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });
});

describe("the counters", () => {
  it("are those of the posts", async () => {
    const { blogPosts } = (await admin.get<BlogPosts>("/api/admin/get-posts-bulletproof")).json();
    const stats = (await admin.get<BlogStats>("/api/admin/blog-stats")).json();
    const count = (status: string) => blogPosts.filter((post) => post.status === status).length;
    expect(stats).toEqual({
      totalPosts: blogPosts.length,
      pendingApproval: count("pending_approval"),
      approved: count("approved"),
      published: count("published"),
      drafts: count("draft"),
      rejected: count("rejected"),
      live: blogPosts.filter((post) => post.publishedAt !== null).length,
    });
  });
});
