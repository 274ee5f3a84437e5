import { expect, it } from "vitest";
import { compareWords, readableText } from "./diff.ts";

const words = (number: number) => Array.from({ length: number }, (_, place) => `w${place}`).join(" ");

it("tells which words went and which came", () => {
  expect(compareWords("A pool holds two tokens.", "A pool holds three tokens.")).toEqual([
    { kind: "same", text: "A pool holds " },
    { kind: "removed", text: "two" },
    { kind: "added", text: "three" },
    { kind: "same", text: " tokens." },
  ]);
});

it("keeps words together that changed side by side", () => {
  expect(compareWords("The old title of it", "A new name of it")).toEqual([
    { kind: "removed", text: "The old title" },
    { kind: "added", text: "A new name" },
    { kind: "same", text: " of it" },
  ]);
});

it("shows only what is near a difference of a long text, and how much it left out", () => {
  const pieces = compareWords(`${words(200)} old end`, `${words(200)} new end`);
  const [skipped, near] = pieces;
  if (skipped?.kind !== "skipped" || near?.kind !== "same") throw new Error("nothing was left out");
  expect(skipped.words + near.text.trim().split(" ").length).toBe(200);
  expect(skipped.words).toBeGreaterThan(150);
  expect(pieces.map(({ kind }) => kind)).toEqual(["skipped", "same", "removed", "added", "same"]);
});

it("is nothing but the same where nothing differs", () => {
  expect(compareWords("Same.", "Same.")).toEqual([{ kind: "same", text: "Same." }]);
});

it("can be put together again to both texts", () => {
  for (const [from, to] of [
    ["One two three four", "One three four five"],
    ["One two three", "Four five six"],
    ["", "All new words"],
    ["All old words", ""],
    ["A b c\n", " x b y"],
  ] as const) {
    const pieces = compareWords(from, to);
    const side = (left: string) =>
      pieces
        .map((piece) => ("text" in piece && ["same", left].includes(piece.kind) ? piece.text : ""))
        .join("");
    expect([side("removed"), side("added")]).toEqual([from, to]);
  }
});

it("reads HTML as a reader does, with the addresses of links", () => {
  expect(
    readableText(
      `<h2>Pools</h2><p>A <a href="https://example.org/x">page</a> &amp; more.</p><ul><li>One</li></ul><img src="/a.png" alt="A curve">`,
    ),
  ).toBe("## Pools\nA page [https://example.org/x] & more.\n– One\n[Image: A curve]");
});
