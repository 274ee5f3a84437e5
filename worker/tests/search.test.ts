// The site's search through the built Worker: real D1, the built index of the site, pages without a script.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchAnswer } from "../../app/src/api/generated/types.gen.ts";
import { type Served, serve } from "./support/served.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
  publish(
    "how-uniswap-works",
    "How Uniswap works",
    "A pool sets the price.",
    "<p>Each <b>trade</b> &amp; fee.</p>",
  );
});
afterAll(() => served.stop());

/** Publishes a post behind the Worker's back, as the newsroom would leave it. */
function publish(slug: string, title: string, excerpt: string, content: string): void {
  served.execute(
    `INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, word_count, created_at, updated_at, published_at)
     VALUES ('${slug}', '${title}', '${excerpt}', '${content}', 'DeFi', 'published', 'a writer', 3, 1, 1, 1795183200)`,
  );
}

async function ask(query: string): Promise<SearchAnswer> {
  const answer = await fetch(`${served.url}/api/search?${new URLSearchParams({ q: query })}`);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<SearchAnswer>;
}

function paths({ results }: SearchAnswer): string[] {
  return results.map(({ path }) => path);
}

/** The sums of a kind; they are written after the answer. */
async function counted(kind: string, name: string): Promise<number> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const [row] = served.rows(`SELECT number FROM daily_counts WHERE kind = '${kind}' AND name = '${name}'`);
    if (row) return Number(row.number);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return 0;
}

describe("GET /api/search", () => {
  it("finds pages, words and posts in one list, and a post the moment it is published", async () => {
    const answer = await ask("uniswap");
    expect(paths(answer)).toContain("/blog/how-uniswap-works");
    expect(answer.results.find(({ kind }) => kind === "post")?.publishedAt).toBe("2026-11-20T14:00:00Z");
    expect(paths(await ask("impermanent loss"))[0]).toBe("/glossary#impermanent-loss");
    expect(paths(await ask("compound calculator"))[0]).toBe("/resources");
  });

  it("corrects a slip", async () => {
    const answer = await ask("unniswap");
    expect(answer.corrected).toBe("uniswap");
    expect(paths(answer)).toContain("/blog/how-uniswap-works");
  });

  it("answers whatever is typed", async () => {
    for (const query of ["", "'; DROP TABLE posts; --", '"', "title:*", "%", "🦊", "a".repeat(3_000)]) {
      expect((await ask(query)).query).toBe(query.trim());
    }
    expect(served.rows("SELECT count(*) AS number FROM posts")).toEqual([{ number: 1 }]);
  });
});

describe("GET /search", () => {
  it("is a page with the form filled in and the hits marked, and is not for search engines", async () => {
    const answer = await fetch(`${served.url}/search?q=uniswap`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("<title>Search: uniswap | Emberfi</title>");
    expect(html).toContain('value="uniswap"');
    expect(html).toMatch(/<a href="\/blog\/how-uniswap-works">How <mark>Uniswap<\/mark> works<\/a>/);
    expect(html).toContain('name="robots" content="noindex, follow"');
  });

  it("writes what was typed as text", async () => {
    const html = await (await fetch(`${served.url}/search?q=%3Cimg+src%3Dx%3E`)).text();
    expect(html).not.toContain("<img src=x>");
    expect(html).toContain("&lt;img src=x&gt;");
  });

  it("helps where nothing was asked or found, and counts what was not found", async () => {
    expect(await (await fetch(`${served.url}/search`)).text()).toContain('href="/glossary"');
    const html = await (await fetch(`${served.url}/search?q=Zzzz+qqqq`)).text();
    expect(html).toContain("Nothing has ‘Zzzz qqqq’.");
    expect(await counted("search", "zzzz qqqq")).toBe(1);
    expect(await counted("search_empty", "zzzz qqqq")).toBe(1);
    // Another visitor asks not to be counted.
    await fetch(`${served.url}/search?q=Zzzz+qqqq`, { headers: { "Sec-GPC": "1" } });
    expect(await counted("search_empty", "zzzz qqqq")).toBe(1);
  });
});
