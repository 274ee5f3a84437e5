import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { documents, homeSection, paths, postPath } from "./paths.ts";
import routes from "./routes.ts";

/** The route table in the form the matcher wants. */
const table = routes.map((route) => ({
  id: route.id ?? route.file,
  ...(route.index ? { index: true as const } : { path: route.path }),
}));

function screenAt(path: string): string | undefined {
  return matchRoutes(table, path)?.at(-1)?.route.id;
}

it("has a screen for every page that is built, and only the 404 page is nobody's", () => {
  for (const { route } of documents) {
    expect(screenAt(route) === "routes/not-found.tsx", route).toBe(route === paths.notFound);
  }
});

it("shows a post's screen at a post's address, whatever its slug", () => {
  expect(postPath("a b/c")).toBe("/blog/a%20b%2Fc");
  expect(screenAt(postPath("early-withdrawal"))).toBe("blog-post");
});

it("serves every page at an address of its own", () => {
  const served = documents.map((document) => document.servedAt ?? document.route);
  expect(new Set(served).size).toBe(served.length);
});

it("finds the home page's sections from anywhere", () => {
  expect(homeSection("contact")).toBe("/#contact");
});
