// From a machine-written draft to a page that readers see, through the built Worker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlogPosts, BlogStats, ChangedPost } from "../../app/src/api/generated/types.gen.ts";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, pendingPost, publish, Visitor } from "./support/visitor.ts";

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
      generatedBy: "Embedded writer 1",
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
    expect(page.text).toContain(post.content);
    await expect.poll(async () => (await visitor.get("/blog")).text, { timeout: 3_000 }).toContain(path);
    const sitemap = await visitor.get("/sitemap.xml");
    expect(sitemap.headers.get("content-type")).toContain("application/xml");
    expect(sitemap.text).toContain(`${path}</loc>`);
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

  it("shows an edit within a second", async () => {
    const post = await publish(admin, await pendingPost(admin));
    const visitor = new Visitor(served);
    expect((await visitor.get(`/blog/${post.slug}`)).text).not.toContain("Corrected headline");
    await admin.send("PUT", `/api/admin/blog-posts/${post.id}`, {
      version: post.version,
      title: "Corrected headline",
    });
    const page = async () => (await visitor.get(`/blog/${post.slug}`)).text;
    await expect.poll(page, { timeout: 2_000 }).toContain("<h1>Corrected headline</h1>");
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
    });
  });
});
