import { expect, it } from "vitest";
import { pageHead } from "./head.ts";
import { site } from "./site.ts";

const words = { title: "Tools", description: "Two tools." };

it("gives a page its canonical address and asks for it to be indexed", () => {
  const head = pageHead({ ...words, path: "/resources" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: `${site.origin}/resources` });
  expect(head).toContainEqual({ name: "robots", content: "index, follow" });
  expect(head).toContainEqual({ title: `Tools | ${site.brand}` });
});

it("keeps a hidden page out of search results and invents no address for it", () => {
  const head = pageHead({ ...words, hidden: true });
  expect(head).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(head)).not.toContain("canonical");
});

it("names the picture of the page's own path", () => {
  const pictures = (path: string) =>
    pageHead({ ...words, path }).find((tag) => "property" in tag && tag.property === "og:image");
  expect(pictures("/")).toMatchObject({ content: `${site.origin}/og/home.png` });
  expect(pictures("/defi-university/courses")).toMatchObject({
    content: `${site.origin}/og/defi-university/courses.png`,
  });
});
