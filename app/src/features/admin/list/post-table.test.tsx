import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PostSummary } from "../../../api/generated/types.gen.ts";
import { PostTable } from "./post-table.tsx";
import type { Selection } from "./use-selection.ts";

const post: PostSummary = {
  id: 7,
  slug: "what-a-pool-is",
  title: "What a pool is",
  excerpt: "Two tokens and a rule.",
  category: "Trading",
  status: "pending_approval",
  version: 1,
  generatedBy: "Embedded writer 1",
  wordCount: 847,
  createdAt: "2026-11-16T15:00:00Z",
  updatedAt: "2026-11-16T15:00:00Z",
  publishedAt: null,
  publishAt: null,
};

const selection: Selection = {
  choosable: [],
  chosen: [],
  has: () => false,
  toggle: () => {},
  toggleAll: () => {},
  clear: () => {},
};

function table(shown: PostSummary): string {
  return renderToStaticMarkup(<PostTable posts={[shown]} selection={selection} onOpen={() => {}} />);
}

function buttons(status: string): string[] {
  const html = table({ ...post, status: status as PostSummary["status"] });
  return [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, label]) => label ?? "");
}

it("shows what an editor needs to choose the next post", () => {
  const html = table(post);
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
  const always = ["View", "Edit", "History"];
  expect(buttons("pending_approval")).toEqual([...always, "Approve", "Reject"]);
  expect(buttons("approved")).toEqual([...always, "Publish", "Schedule"]);
  expect(buttons("draft")).toEqual([...always, "Submit"]);
  expect(buttons("rejected")).toEqual([...always, "Reopen"]);
  expect(buttons("archived")).toEqual(always);
});

it("says of a live post that its correction is not live, and lets it be taken down", () => {
  const correction: PostSummary = { ...post, publishedAt: "2026-11-16T09:00:00Z" };
  const html = table(correction);
  expect(html).toContain("A correction; live as it was");
  expect(html).toContain('aria-label="Unpublish: What a pool is"');
});

it("lets only a waiting post be chosen for a verdict on many", () => {
  expect(table(post)).toContain("Choose: What a pool is");
  expect(table({ ...post, status: "draft" })).not.toContain("Choose:");
});

it("tells apart the buttons of different posts by name", () => {
  const html = table(post);
  expect(html).toContain('aria-label="Approve: What a pool is"');
});
