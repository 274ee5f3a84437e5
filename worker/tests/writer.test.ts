// A model that writes, behind the built Worker: what its faults come to.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BlogPost, Checks, Gate, Noted, SettingsAnswer } from "../../app/src/api/generated/types.gen.ts";
import {
  article,
  type Behaviour,
  body,
  drop,
  hang,
  type ModelServer,
  says,
  startModel,
  status,
} from "./support/model.ts";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, type Visitor } from "./support/visitor.ts";

let model: ModelServer;
let served: Served;
let admin: Visitor;
beforeAll(async () => {
  model = await startModel();
  served = await serve({
    vars: {
      WRITER: "openai",
      WRITER_URL: model.url,
      WRITER_MODEL: "small",
      WRITER_API_KEY: "secret",
      WRITER_TIMEOUT_SECONDS: "2",
      WRITER_INPUT_PRICE: "0.15",
      WRITER_OUTPUT_PRICE: "0.6",
    },
  });
  admin = await loggedIn(served);
});
afterAll(async () => {
  await served.stop();
  await model.stop();
});
beforeEach(() => {
  model.asked.length = 0;
});

const generate = (topic: string) => admin.send<Noted>("POST", "/api/admin/generate-content", { topic });
const posts = () => served.rows("SELECT count(*) AS number FROM posts")[0]?.number;

/** A sound article on slippage, different with each `seed`. */
function sound(seed: string): string {
  const steps = Array.from(
    { length: 45 },
    (_, n) =>
      `<p>Step ${(n % 9) + 1} is small, and you can take it back while the pool is calm, word${seed}${n} and quiet${seed}${n * 7} allowing.</p>`,
  ).join("");
  return `<h2>What moves the price</h2><p>A swap moves the price of the pool it uses [1]. You may lose money.</p>${steps}<h2>Worked example</h2><p>You swap $5,000 in a pool with $100,000 on that side. You get 50,000 × $5,000 ÷ ($100,000 + $5,000) = 2,381 tokens.</p><h2>What can go wrong</h2><p>Others may trade first [2].</p>`;
}

describe("a model that answers well", () => {
  it("has its draft put before the editor, with its name, its sources and its cost", async () => {
    model.behave(article(sound("a")));
    const answer = await generate("slippage");
    expect([answer.status, answer.json().note]).toEqual([
      200,
      expect.stringMatching(/^Drafted ‘What slippage .+’ \(\d+ words\); it waits for review\.$/),
    ]);
    expect(model.authorization).toBe("Bearer secret");
    expect(model.asked[0]?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    const { blogPost } = (
      await admin.get<{ blogPost: BlogPost }>(`/api/admin/blog-posts/${answer.json().postId}`)
    ).json();
    expect(blogPost).toMatchObject({ status: "pending_approval", category: "Trading" });
    expect(blogPost.generatedBy).toMatch(/^small \(127\.0\.0\.1:\d+\)$/);
    expect(blogPost.content).toContain("not financial advice");
    const making = served.rows(
      `SELECT attempts, input_tokens, output_tokens, cost FROM post_writing WHERE post_id = ${blogPost.id}`,
    );
    expect(making).toEqual([{ attempts: 1, input_tokens: 1500, output_tokens: 900, cost: "0.000765" }]);
  });

  it("is named in Settings", async () => {
    const { writer } = (await admin.get<SettingsAnswer>("/api/admin/settings")).json();
    expect(writer).toMatch(/^small \(127/);
  });
});

describe("a model that gives nothing usable", () => {
  const faults: [string, Behaviour, RegExp][] = [
    ["breaks the connection", drop, /could not be reached/],
    ["never answers", hang, /did not answer in time/],
    ["is throttled", status(429), /too many requests/],
    ["fails", status(500), /refused with status 500/],
    ["does not know the key", status(401), /refused with status 401/],
    ["sends a page", body("<!doctype html><title>Just a moment</title>"), /cannot be read/],
    ["sends half an answer", body('{"choices":[{"mess'), /cannot be read/],
    ["talks instead", says("Sure! Here is your article."), /cannot be read/],
    ["says nothing", says(""), /answered with nothing/],
    ["writes without end", article(`<p>${"word ".repeat(20_000)}</p>`), /more than fits/],
    ["sends too much", body(`{"choices":[]}${" ".repeat(600_000)}`), /more than fits/],
  ];

  it.each(faults)("%s: the admin is told why, and there is no post", async (_, behaviour, sentence) => {
    const before = posts();
    model.behave(behaviour);
    const answer = await generate("slippage");
    expect([answer.status, answer.json()]).toMatchObject([
      502,
      { code: "no_draft", message: expect.stringMatching(sentence) },
    ]);
    expect(posts()).toBe(before);
  });
});

describe("a model that writes what must not be published", () => {
  const bad: [Gate, string, string][] = [
    ["sanitiser", "b", '<p onclick="steal()">Press here.</p><script>alert(1)</script>'],
    ["leaks", "c", "<p>As an AI language model, there is no more to say.</p>"],
    ["links", "d", '<p>See <a href="https://free-flr.example/claim">this page</a>.</p>'],
    ["figures", "e", "<p>Such pools earn 47 % a year.</p>"],
    ["hype", "f", "<p>This is a guaranteed way to earn.</p>"],
  ];

  it.each(bad)(
    "%s: it goes back once and waits with the failed gate beside it",
    async (gate, seed, content) => {
      model.behave(article(sound(seed) + content));
      const answer = await generate("slippage");
      expect(answer.json().note).toMatch(/waits for review and did not pass: /);
      expect(model.asked).toHaveLength(2);
      const id = answer.json().postId;
      const checks = (await admin.send<Checks>("POST", `/api/admin/blog-posts/${id}/checks`, {})).json();
      expect(checks.failedGates.map((failed) => failed.gate)).toContain(gate);
      const [post] = served.rows(`SELECT status, content FROM posts WHERE id = ${id}`);
      expect(post?.status).toBe("pending_approval");
      expect(post?.content).not.toMatch(/<script|onclick/);
    },
  );

  it("the weekly run keeps such a draft as a draft, and no run publishes anything", async () => {
    model.behave(article(`${sound("g")}<p>Such pools earn 47 % a year.</p>`));
    await served.fire("0 15 * * MON", new Date("2027-01-04T15:00:00Z"));
    await expect
      .poll(() => served.rows("SELECT status FROM posts WHERE origin LIKE 'weekly:2027-01-04:%'"), {
        timeout: 20_000,
      })
      .toEqual([{ status: "draft" }]);
    expect(served.rows("SELECT count(*) AS number FROM published_posts")).toEqual([{ number: 0 }]);
  });
});

describe("a writer that is set up wrongly", () => {
  it.each([
    ["an unknown writer", { WRITER: "poet" }, "WRITER"],
    ["no model", { WRITER: "openai", WRITER_URL: "https://models.example/v1" }, "WRITER_MODEL"],
    [
      "a key in the clear",
      { WRITER: "openai", WRITER_URL: "http://models.example/v1", WRITER_MODEL: "m" },
      "WRITER_URL",
    ],
    ["no binding", { WRITER: "workers-ai", WRITER_MODEL: "@cf/m" }, "the binding AI"],
  ])("%s: says which setting, and does not fall back to another", async (_, vars, setting) => {
    const other = await serve({ vars });
    try {
      const answer = await (await loggedIn(other)).send<{ message: string }>(
        "POST",
        "/api/admin/generate-random-content",
      );
      expect([answer.status, answer.json().message]).toEqual([
        502,
        expect.stringContaining(`${setting} is missing or wrong`),
      ]);
      expect(other.rows("SELECT count(*) AS number FROM posts")).toEqual([{ number: 0 }]);
    } finally {
      await other.stop();
    }
  });
});
