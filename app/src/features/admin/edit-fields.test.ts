import { expect, it } from "vitest";
import { apiError, NoAnswerError } from "../../api/error.ts";
import type { PostFields } from "../../api/posts.ts";
import { countCharacters, differing, fieldSpecs, hintFor, saveProblem } from "./edit-fields.ts";

const fields: PostFields = {
  title: "Pools",
  excerpt: "",
  content: "<p>A</p>",
  seoTitle: "",
  seoDescription: "",
};

function refusal(status: number, body: object) {
  return apiError(Response.json({ error: "", ...body }, { status }));
}

it("names the fields that differ, in the form's order", () => {
  const changed = { ...fields, seoTitle: "Pools, plainly", title: "What a pool is" };
  expect(differing(fields, changed).map(({ name }) => name)).toEqual(["title", "seoTitle"]);
  expect(differing(fields, { ...fields })).toEqual([]);
});

it("counts characters as the server does", () => {
  expect(countCharacters("  Pools 🌊 ")).toBe(7);
  expect(countCharacters("   ")).toBe(0);
});

it("says below a field what is used of its limit", () => {
  const hints = fieldSpecs.map((spec) => hintFor(spec, "Pools"));
  expect(hints[0]).toContain("5 of 200 characters");
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
  const error = await refusal(422, { code: "invalid_field", field: "category", message: "Too long." });
  expect(saveProblem(error)).toEqual({ kind: "other" });
});

it("tells a save that came too late from one that may not be", async () => {
  const stale = await refusal(409, { code: "stale_revision", message: "It has changed.", currentVersion: 5 });
  expect(saveProblem(stale)).toEqual({ kind: "stale", sentence: "It has changed." });
  const illegal = await refusal(409, { code: "illegal_move", message: "It cannot be edited." });
  expect(saveProblem(illegal)).toEqual({ kind: "other" });
  expect(saveProblem(new NoAnswerError(new TypeError("Failed to fetch")))).toEqual({ kind: "other" });
});
