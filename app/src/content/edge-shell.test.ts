import { expect, it } from "vitest";
import { edgeMeta, parseEdgeHead } from "./edge-shell.tsx";

it("gives back the tags that the Worker wrote", () => {
  const head = [
    { title: "A post" },
    { name: "description", content: "About it" },
    { tagName: "link", rel: "canonical", href: "https://emberfi.example/blog/a-post" },
    { "script:ld+json": { "@type": "Article" } },
  ];
  expect(parseEdgeHead(JSON.stringify({ head }))).toEqual(head);
});

it("counts anything else as no tags, so that the Worker's own stay", () => {
  for (const data of ["", "<!--edge:data-->", "null", "[]", "{}", '{"head":"x"}']) {
    expect(parseEdgeHead(data)).toEqual([]);
  }
});

it("writes no head tags into the unfilled shell", () => {
  expect(edgeMeta()).toEqual([]);
});
