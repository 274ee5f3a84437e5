import { expect, it } from "vitest";
import { previewDocument } from "./preview-document.ts";

it("puts the article where the site's own page has it, in the theme at hand", () => {
  const html = previewDocument({
    title: "Pools",
    content: "<p>Two tokens.</p>",
    theme: "dark",
    stylesheet: ".prose{}",
  });
  expect(html).toContain('<article class="post"><div class="prose"><p>Two tokens.</p></div></article>');
  expect(html).toContain('<html lang="en" class="dark">');
});

it("does not let a title end the head", () => {
  const html = previewDocument({ title: "</title><h1>", content: "", theme: "light", stylesheet: "" });
  expect(html).toContain("<title>&lt;/title>&lt;h1></title>");
});
