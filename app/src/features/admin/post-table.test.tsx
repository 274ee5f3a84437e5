import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { PostTable } from "./post-table.tsx";

const post: BlogPost = {
  id: 7,
  slug: "what-a-pool-is",
  title: "What a pool is",
  excerpt: "Two tokens and a rule.",
  content: "<p>Two tokens.</p>",
  category: "Trading",
  status: "pending_approval",
  version: 1,
  generatedBy: "Embedded writer 1",
  seoTitle: "",
  seoDescription: "",
  wordCount: 847,
  createdAt: "2026-11-16T15:00:00Z",
  updatedAt: "2026-11-16T15:00:00Z",
  publishedAt: null,
  publishAt: null,
};

function buttons(status: string): string[] {
  const html = renderToStaticMarkup(
    <PostTable posts={[{ ...post, status: status as BlogPost["status"] }]} onOpen={() => {}} />,
  );
  return [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, label]) => label ?? "");
}

it("shows what an editor needs to choose the next post", () => {
  const html = renderToStaticMarkup(<PostTable posts={[post]} onOpen={() => {}} />);
  for (const part of [
    post.title,
    post.excerpt,
    "Pending",
    "Trading",
    "847",
    post.generatedBy,
    "16 Nov 2026",
  ]) {
    expect(html).toContain(part);
  }
});

it("offers only what the status allows", () => {
  expect(buttons("pending_approval")).toEqual(["View", "Edit", "Approve", "Reject"]);
  expect(buttons("approved")).toEqual(["View", "Edit", "Publish"]);
  for (const status of ["draft", "published", "rejected", "archived"]) {
    expect(buttons(status)).toEqual(["View", "Edit"]);
  }
});

it("tells apart the buttons of different posts by name", () => {
  const html = renderToStaticMarkup(<PostTable posts={[post]} onOpen={() => {}} />);
  expect(html).toContain('aria-label="Approve: What a pool is"');
});
