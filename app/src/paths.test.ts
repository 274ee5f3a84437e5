import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { courseModules } from "./content/courses.ts";
import { lessonsOf } from "./content/lessons/courses.ts";
import { documents, homeSection, lessonPath, paths, postPath } from "./paths.ts";
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

it("makes a page of every lesson, and of no other", () => {
  const built = documents.map(({ route }) => route).filter((route) => route.includes("/lesson-"));
  const taught = courseModules.flatMap(({ id, path }) =>
    lessonsOf[id].map((lesson) => lessonPath(path, lesson.id)),
  );
  expect(built).toEqual(taught);
});

it("finds the home page's sections from anywhere", () => {
  expect(homeSection("contact")).toBe("/#contact");
});
