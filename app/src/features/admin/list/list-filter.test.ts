import { expect, it } from "vitest";
import { filterOf, isNarrowed, withChange } from "./list-filter.ts";

const at = (query: string) => new URLSearchParams(query);

it("is read from the address, without what is empty or belongs to others", () => {
  expect(filterOf(at("tab=posts&status=rejected&category=&search=+pools+"))).toEqual({
    status: "rejected",
    search: "pools",
  });
});

it("asks for no order that a search does not have", () => {
  expect(filterOf(at("search=pools&sort=title"))).toEqual({ search: "pools" });
  expect(filterOf(at("search=pools&sort=oldest"))).toEqual({ search: "pools", sort: "oldest" });
  expect(filterOf(at("sort=title"))).toEqual({ sort: "title" });
});

it("begins at the first page when it changes, and leaves the open tab alone", () => {
  const next = withChange(at("tab=posts&status=draft&after=7.1"), { status: "", category: "Trading" });
  expect(next.toString()).toBe("tab=posts&category=Trading");
  expect(withChange(at("tab=posts"), { after: "9.2" }).toString()).toBe("tab=posts&after=9.2");
});

it("leaves posts out unless it only orders them", () => {
  expect(isNarrowed({ sort: "oldest" })).toBe(false);
  expect(isNarrowed({ status: "draft" })).toBe(true);
  expect(isNarrowed({ after: "7.1" })).toBe(true);
});
