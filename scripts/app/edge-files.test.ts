import { describe, expect, it } from "vitest";
import { listedPage, robots } from "./edge-files.ts";

const page = (main: string) =>
  `<html><head><title>Pools &amp; prices | Emberfi</title><meta name="description" content="What a pool does."/><meta property="og:image" content="https://emberfi.example/og.png"/></head><body><main>${main}</main></body></html>`;

describe("a page as the sitemap lists it", () => {
  it("has the title and description that its head gives, and the images that it shows", () => {
    const html = page(
      '<img alt="" class="x" src="/assets/a.png"/><img src="/assets/a.png"/><img src="https://else.example/b.png"/>',
    );
    expect(listedPage("/pools", html)).toEqual({
      path: "/pools",
      title: "Pools & prices",
      description: "What a pool does.",
      images: ["https://emberfi.example/og.png", "https://emberfi.example/assets/a.png"],
    });
  });

  it("cannot be listed without a title", () => {
    expect(() => listedPage("/pools", "<main></main>")).toThrow("/pools");
  });
});

describe("robots.txt", () => {
  it("keeps robots out of nothing that a page is in", () => {
    const forbidden = [...robots().matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(forbidden).toEqual(["/api/"]);
  });
});
