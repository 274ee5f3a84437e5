import { expect, it } from "vitest";
import type { PostFields } from "../../../api/posts.ts";
import { decided, differences, merged } from "./merge.ts";

const base: PostFields = {
  title: "Pools",
  excerpt: "Two tokens.",
  content: "<p>A</p>",
  seoTitle: "",
  seoDescription: "",
  category: "Trading",
  slug: "pools",
};
const mine = { ...base, excerpt: "Two tokens and a rule.", content: "<p>Mine</p>", seoTitle: "Same" };
const saved = { ...base, title: "What a pool is", content: "<p>Theirs</p>", seoTitle: "Same" };

it("gives each field to the side that changed it, and leaves open what both changed", () => {
  const found = differences(base, mine, saved).map(({ spec, suggested }) => [spec.name, suggested]);
  expect(found).toEqual([
    ["title", "saved"],
    ["excerpt", "mine"],
    ["content", undefined],
  ]);
});

it("leaves every difference open where nobody knows what both began with", () => {
  const all = differences(undefined, mine, saved);
  expect(all.every(({ suggested }) => suggested === undefined)).toBe(true);
  expect(decided(all, {}).open).toHaveLength(3);
});

it("is complete once the open fields are chosen, and a choice outweighs a suggestion", () => {
  const all = differences(base, mine, saved);
  expect(decided(all, {}).open.map(({ name }) => name)).toEqual(["content"]);
  const { sides, open } = decided(all, { content: "mine", title: "mine" });
  expect(open).toEqual([]);
  expect(merged(mine, saved, sides)).toEqual(mine);
});

it("loses neither side's change", () => {
  const { sides } = decided(differences(base, mine, saved), { content: "saved" });
  expect(merged(mine, saved, sides)).toEqual({
    ...saved,
    excerpt: "Two tokens and a rule.",
  });
});
