import { expect, test } from "vitest";
import { site } from "../../app/src/content/site.ts";
import { headFaults } from "./heads.ts";

const words = {
  title: `Walkthroughs of protocols | ${site.brand}`,
  description: "What each protocol does, what it risks, and how one gets out of it again.",
  route: "/walkthroughs",
};

/** A page with everything, but for what `changes` takes away or adds. */
function page(changes: (html: string) => string = (html) => html, { route, title, description } = words) {
  const address = site.origin + route;
  const trail = [site.origin, address].map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: index === 0 ? `${item}/` : item,
  }));
  const breadcrumb = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail,
  };
  const html = `<title>${title}</title>
    <meta name="description" content="${description}"/><meta name="robots" content="index, follow"/>
    <link rel="canonical" href="${address}"/><meta property="og:url" content="${address}"/>
    <meta property="og:type" content="website"/><meta property="og:site_name" content="${site.brand}"/>
    <meta property="og:title" content="a"/><meta property="og:description" content="b"/>
    <meta property="og:image" content="${site.origin}/og.png"/><meta property="og:image:alt" content="c"/>
    <meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>
    <meta name="twitter:card" content="summary_large_image"/>
    <script type="application/ld+json">${JSON.stringify(breadcrumb)}</script><h2 id="a">A</h2>`;
  return { route, html: changes(html) };
}

const preview = () => [1200, 630] as const;

test("a head with everything has no faults", () => {
  expect(headFaults([page()], preview)).toEqual([]);
});

test.each([
  ["the brand", / \| Emberfi/, "", "without the brand"],
  [
    "its own canonical address",
    `canonical" href="${site.origin}/w`,
    'canonical" href="',
    "canonical address",
  ],
  ["a picture's alternative text", /<meta property="og:image:alt"[^>]*>/, "", "no og:image:alt"],
  ["a description long enough", /content="What[^"]*"/, 'content="Walks."', "description has 6 letters"],
  ["JSON-LD that can be read", '{"@context"', '{"@context', "cannot be read"],
  ["a breadcrumb", /<script[^>]*ld\+json[\s\S]*<\/script>/, "", "leads to nowhere"],
  ["positions in order", '"position":2', '"position":3', "positions from 1 on"],
  ["a known kind", "BreadcrumbList", "BreadcrumbTrail", "speaks of a BreadcrumbTrail"],
  ["ids of single elements", "</h2>", '</h2><p id="a"></p>', "the id 'a'"],
])("a head without %s is a fault", (_, from, to, fault) => {
  const faults = headFaults([page((html) => html.replace(from, to))], preview);
  expect(faults.join("\n")).toContain(fault);
});

test("a preview that is missing, or of another size, is a fault", () => {
  expect(headFaults([page()], () => undefined)).toHaveLength(1);
  expect(headFaults([page()], () => [1200, 600])).toHaveLength(1);
});

test("pages may not share a title or a description", () => {
  const twin = page(undefined, { ...words, route: "/twin" });
  expect(headFaults([page(), twin], preview)).toHaveLength(2);
});

test("a page that is kept from search engines needs no more than to say so", () => {
  const hidden = { route: "/admin", html: '<meta name="robots" content="noindex"/>' };
  expect(headFaults([hidden], preview)).toEqual([]);
});
