import { expect, it } from "vitest";
import { standsFor, within } from "./search-text.ts";

const fields = { title: "Pools", excerpt: "Two tokens.", seoTitle: " ", seoDescription: "A rule." };

it("lets headline and excerpt stand in where there is no text for search engines", () => {
  expect(standsFor(fields)).toEqual({ title: "Pools", description: "A rule." });
});

it("cuts at a word and says so, and leaves alone what fits", () => {
  expect(within("One two three", 13)).toBe("One two three");
  expect(within("One two three four", 13)).toBe("One two …");
  expect([...within("x".repeat(80), 60)]).toHaveLength(62);
});
