import { describe, expect, it } from "vitest";
import { brokenLinks } from "./links.ts";

const pages = new Map([
  ["/", '<a class="x" href="/glossary#gas">gas</a> <a href="#top">up</a> <p id="top"></p>'],
  ["/glossary", '<dt id="gas">gas</dt> <a href="/">home</a> <a href="https://elsewhere.example/x">out</a>'],
]);
const nothing = () => false;

describe("links", () => {
  it("between pages and places that exist are fine", () => {
    expect(brokenLinks(pages, nothing)).toEqual([]);
  });

  it("to a place that its page does not have are broken", () => {
    const more = new Map([...pages, ["/lesson", '<a href="/glossary#gsa">gas</a>']]);
    expect(brokenLinks(more, nothing)).toEqual(["/lesson → /glossary#gsa"]);
  });

  it("to a page are broken unless something serves it, and named once a page", () => {
    const more = new Map([["/lesson", '<a href="/gone?x=1&amp;y=2">a</a><a href="/gone?x=1&amp;y=2">b</a>']]);
    expect(brokenLinks(more, nothing)).toEqual(["/lesson → /gone?x=1&y=2"]);
    expect(brokenLinks(more, (path) => path === "/gone")).toEqual([]);
  });
});
