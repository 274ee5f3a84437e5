import { expect, test } from "vitest";
import { pageDrawing } from "./page-drawing.ts";
import { previewCard, wrap } from "./preview-card.ts";

const drawing = { width: 10, height: 5, svg: '<svg viewBox="0 0 10 5"></svg>' };

test("a title is broken into as few lines as it needs, of about the same length", () => {
  expect(wrap("What DeFi is, and what it is not", 8)).toEqual(["What DeFi", "is, and what", "it is not"]);
  expect(wrap("Glossary", 3)).toEqual(["Glossary"]);
});

test("a card says its words as they are, signs of markup included", () => {
  const card = previewCard({ title: "Strategy & <mindset>", place: "", drawing });
  expect(card).toContain("&amp;");
  expect(card).toContain("&lt;mindset>");
});

test("a drawing is taken from a page's main part, past its icons, with its colours written out", () => {
  const found = pageDrawing(`<header><svg viewBox="0 0 1 1"></svg></header><main>
    <svg class="lucide" viewBox="0 0 24 24"></svg>
    <svg viewBox="0 0 240 120" class="w-full"><text class="fill-ink text-[17px]" fill="var(--ember)">a</text></svg>
  </main>`);
  expect(found).toMatchObject({ width: 240, height: 120 });
  expect(found?.svg).toContain('font-size="17" fill="#c8401a"');
});

test("a colour that pictures do not have is a fault, not a black line", () => {
  const page = '<main><svg viewBox="0 0 2 2"><path stroke="var(--mauve)"/></svg></main>';
  expect(() => pageDrawing(page)).toThrow("mauve");
});
