import { expect, it } from "vitest";
import type { PostDetail } from "../../../api/generated/types.gen.ts";
import { fieldsOf } from "./fields.ts";
import { unfinishedEdit } from "./unfinished.ts";

const detail: PostDetail = {
  blogPost: {
    id: 7,
    slug: "pools",
    title: "Pools",
    excerpt: "",
    content: "<p>A</p>",
    category: "Trading",
    status: "draft",
    version: 3,
    generatedBy: "Embedded writer 1",
    seoTitle: "",
    seoDescription: "",
    wordCount: 1,
    createdAt: "2026-11-16T15:00:00Z",
    updatedAt: "2026-11-16T15:00:00Z",
    publishedAt: null,
    publishAt: null,
  },
  sources: [],
  live: null,
  draft: null,
};
const typed = (title: string, savedAt: string) => ({
  baseVersion: 3,
  savedAt,
  fields: { ...fieldsOf(detail.blogPost), title },
});
const server = { baseVersion: 2, savedAt: "2026-11-20T10:00:00Z", fields: { title: "From the server" } };

it("is the later one of browser and server", () => {
  const both = { ...detail, draft: server };
  expect(unfinishedEdit(both, typed("Here", "2026-11-20T10:00:01Z"))?.fields.title).toBe("Here");
  expect(unfinishedEdit(both, typed("Here", "2026-11-20T09:00:00Z"))).toEqual({
    ...server,
    fields: { ...fieldsOf(detail.blogPost), title: "From the server" },
  });
});

it("is none where what was kept is what is saved", () => {
  expect(unfinishedEdit(detail, undefined)).toBeUndefined();
  expect(unfinishedEdit(detail, typed("Pools", "2026-11-20T10:00:00Z"))).toBeUndefined();
});
