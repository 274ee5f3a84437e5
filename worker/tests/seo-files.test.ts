// The files for crawlers and feed readers, through the built Worker.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, pendingPost, publish, Visitor } from "./support/visitor.ts";

const KEY = "0123456789abcdef";
const ORIGIN = "https://emberfi.example";

let served: Served;
let slug: string;
const announced: { key: string; urlList: string[] }[] = [];
const engine = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  announced.push(JSON.parse(body));
  response.writeHead(202).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  served = await serve({ vars: { INDEXNOW_KEY: KEY, INDEXNOW_URL: `http://127.0.0.1:${port}/` } });
  const admin = await loggedIn(served);
  slug = (await publish(admin, await pendingPost(admin))).slug;
  await pendingPost(admin);
});
afterAll(async () => {
  await served.stop();
  engine.closeAllConnections();
  engine.close();
});

describe("the sitemap", () => {
  it("lists nothing that does not answer 200, and every public post", async () => {
    const visitor = new Visitor(served);
    const { text, headers } = await visitor.get("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const addresses = [...text.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(40);
    expect(new Set(addresses).size).toBe(addresses.length);
    const answers = await Promise.all(
      addresses.map(async (address) => [address, (await visitor.get(address.replace(ORIGIN, ""))).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    const posts = addresses.filter((address) => address.startsWith(`${ORIGIN}/blog/`));
    expect(posts.sort()).toEqual([`${ORIGIN}/blog/beginners-guide-to-defi`, `${ORIGIN}/blog/${slug}`].sort());
  });

  it("lists images of our own that are there", async () => {
    const visitor = new Visitor(served);
    const { text } = await visitor.get("/sitemap.xml");
    const images = new Set([...text.matchAll(/<image:loc>([^<]+)</g)].map(([, address = ""]) => address));
    expect(images.size).toBeGreaterThan(0);
    for (const image of images) {
      expect([image, (await visitor.get(image.replace(ORIGIN, ""))).status]).toEqual([image, 200]);
    }
  });
});

describe("robots.txt", () => {
  it("invites everybody in and names the sitemap", async () => {
    const { status, text } = await new Visitor(served).get("/robots.txt");
    expect([status, text]).toEqual([
      200,
      `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    ]);
  });
});

describe("llms.txt", () => {
  it("names the pages and the public posts", async () => {
    const { status, text, headers } = await new Visitor(served).get("/llms.txt");
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toContain(`(${ORIGIN}/blog/${slug})`);
    expect(text).toContain(`(${ORIGIN}/resources)`);
  });
});

describe("the feeds", () => {
  it.each([
    ["/blog/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/blog/atom.xml", "application/atom+xml; charset=utf-8"],
    ["/blog/feed.json", "application/feed+json; charset=utf-8"],
  ])("%s holds what is published, and nothing else", async (path, type) => {
    const { status, text, headers } = await new Visitor(served).get(path);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    const slugs = new Set(
      [...text.matchAll(/emberfi\.example\/blog\/([a-z0-9-]+)["<]/g)].map(([, found]) => found),
    );
    expect([...slugs]).toEqual([slug]);
  });
});

describe("what is published", () => {
  it("is announced to search engines at once, with a key that can be looked up", async () => {
    await expect.poll(() => announced.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(announced[0]).toMatchObject({ key: KEY, urlList: [`${ORIGIN}/blog/${slug}`] });
    const visitor = new Visitor(served);
    const proof = await visitor.get(`/${KEY}.txt`);
    expect([proof.status, proof.text]).toEqual([200, KEY]);
    expect((await visitor.get("/fedcba9876543210.txt")).status).toBe(404);
  });
});
