import { expect, it } from "vitest";
import { apiError, NoAnswerError } from "../../../api/error.ts";
import type { PostFields } from "../../../api/posts.ts";
import { countCharacters, countWords, differing, fieldSpecs, hintFor, saveProblem } from "./fields.ts";

const fields: PostFields = {
  title: "Pools",
  excerpt: "",
  content: "<p>A</p>",
  seoTitle: "",
  seoDescription: "",
  category: "Trading",
  slug: "pools",
};

function refusal(status: number, body: object) {
  return apiError(Response.json({ error: "", ...body }, { status }));
}

it("names the fields that differ, in the form's order", () => {
  const changed = { ...fields, slug: "what-a-pool-is", seoTitle: "Pools, plainly", title: "What a pool is" };
  expect(differing(fields, changed).map(({ name }) => name)).toEqual(["title", "seoTitle", "slug"]);
  expect(differing(fields, { ...fields })).toEqual([]);
});

it("counts characters and words as the server does", () => {
  expect(countCharacters("  Pools 🌊 ")).toBe(7);
  expect(countCharacters("   ")).toBe(0);
  expect(countWords("<p>One two.</p><p>Three</p>")).toBe(3);
  expect(countWords(`<a href="/x y" title="a > b">link text</a>`)).toBe(2);
  expect(countWords("  ")).toBe(0);
});

it("says below a field what is used of its limit, and how many words the content has", () => {
  const hints = fieldSpecs.map((spec) => hintFor(spec, "Pools"));
  expect(hints[0]).toContain("5 of 200 characters");
  expect(hints[2]).toContain("1 word.");
  expect(hints[2]).not.toContain("characters");
});

it("puts a refused field's sentence beside it", async () => {
  const error = await refusal(422, {
    code: "invalid_field",
    field: "seoTitle",
    message: "The SEO title is longer than 120 characters.",
  });
  expect(saveProblem(error)).toEqual({
    kind: "field",
    field: "seoTitle",
    sentence: "The SEO title is longer than 120 characters.",
  });
});

it("has no place beside a field for one that the form does not show", async () => {
  const error = await refusal(422, { code: "invalid_field", field: "version", message: "No." });
  expect(saveProblem(error)).toEqual({ kind: "other" });
});

it("tells a save that came too late, and what was done since, from one that may not be", async () => {
  const since = [{ actor: "ben", action: "edit", fields: ["title"], version: 5 }];
  const body = { code: "stale_revision", message: "It has changed.", currentVersion: 5, since };
  expect(saveProblem(await refusal(409, body))).toEqual({
    kind: "stale",
    sentence: "It has changed.",
    since,
  });
  const illegal = await refusal(409, { code: "illegal_move", message: "It cannot be edited." });
  expect(saveProblem(illegal)).toEqual({ kind: "other" });
  expect(saveProblem(new NoAnswerError(new TypeError("Failed to fetch")))).toEqual({ kind: "other" });
});
