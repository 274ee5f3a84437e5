import { describe, expect, it } from "vitest";
import { type Place, searchPlaces, stem } from "./places.ts";
import { distance } from "./spelling.ts";

const places: readonly Place[] = [
  {
    kind: "tool",
    title: "Compound calculator",
    path: "/resources",
    summary: "What a rate comes to.",
    words: "apy apr",
  },
  {
    kind: "lesson",
    title: "Swaps, price impact and slippage",
    path: "/defi-101-page/lesson-5",
    summary: "What a swap costs.",
    words: "pool tolerance uniswap",
  },
  { kind: "term", title: "swap", path: "/glossary#swap", summary: "An exchange of tokens.", words: "" },
  {
    kind: "term",
    title: "slippage",
    path: "/glossary#slippage",
    summary: "The gap between the price quoted for a swap and the price paid.",
    words: "",
  },
];

function found(query: string): string[] {
  return searchPlaces(places, query).results.map(({ path }) => path);
}

describe("searching the site's own places", () => {
  it("ranks a title that is the word first, then by where the words are", () => {
    expect(found("swaps")).toEqual(["/glossary#swap", "/defi-101-page/lesson-5", "/glossary#slippage"]);
    expect(found("slippage tolerance")).toEqual(["/defi-101-page/lesson-5"]);
  });

  it("finds a word while it is typed", () => {
    expect(found("calc")).toEqual(["/resources"]);
  });

  it("corrects a slip and says what it looked for", () => {
    expect(searchPlaces(places, "unniswap")).toMatchObject({
      corrected: "uniswap",
      results: [{ path: "/defi-101-page/lesson-5" }],
    });
    expect(searchPlaces(places, "zzzzqqqq")).toEqual({ corrected: null, results: [] });
  });

  it("says which words are in the text alone", () => {
    const [first] = searchPlaces(places, "tolerance of slippage").results;
    expect(first?.snippet.map(({ text }) => text).join("")).toBe("What a swap costs. In the text: tolerance");
  });

  it("marks the words and loses no letter", () => {
    const [first] = searchPlaces(places, "price gap").results;
    expect(first?.snippet.map(({ text }) => text).join("")).toBe(
      "The gap between the price quoted for a swap and the price paid.",
    );
    expect(first?.snippet.filter(({ hit }) => hit).map(({ text }) => text)).toEqual([
      "gap",
      "price",
      "price",
    ]);
  });

  it("asks for nothing where nothing was typed", () => {
    expect(found("")).toEqual([]);
    expect(found("?!")).toEqual([]);
  });
});

it("takes plurals back to the singular and leaves short words", () => {
  expect(["swaps", "strategies", "gas", "loss", "status"].map(stem)).toEqual([
    "swap",
    "strateg",
    "gas",
    "loss",
    "status",
  ]);
});

it.each([
  ["unniswap", "uniswap", 1],
  ["stakign", "staking", 1],
  ["kitten", "sitting", 3],
  ["", "ab", 2],
])("counts the slips between %s and %s as %i", (one, other, slips) => {
  expect(distance(one, other)).toBe(slips);
});
