import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fleschKincaidGrade, wordsOf } from "../lessons/readability.ts";
import { readingMinutes } from "../lessons/reading-time.ts";
import { american, hype, prose, visibleText } from "../lessons/written-text.ts";
import { beginnersGuide } from "./beginners-guide.ts";

const { sections, sources, reviewedOn, publishedOn, readingMinutes: stated } = beginnersGuide;
const html = renderToStaticMarkup(
  sections.map(({ id, Body }) => (
    <section key={id} id={id}>
      <Body />
    </section>
  )),
);
const text = visibleText(html);

describe("the guide for beginners", () => {
  it("has the three sections of the specification, at their anchors", () => {
    expect(sections.map(({ id }) => id)).toEqual(["what-is-defi", "key-concepts", "getting-started"]);
  });

  it("is at least 1,500 words long and states the minutes it takes", () => {
    const words = wordsOf(text).length;
    console.info(`${words} words, grade ${fleschKincaidGrade(prose(html)).toFixed(1)}`);
    expect(words).toBeGreaterThanOrEqual(1_500);
    expect(stated).toBe(readingMinutes(words));
  });

  it("reads at grade 10 or below", () => {
    expect(fleschKincaidGrade(prose(html))).toBeLessThanOrEqual(10);
  });

  it("marks a term where it first appears and not again", () => {
    const marked = [...html.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id]) => id);
    expect(marked.length).toBeGreaterThanOrEqual(20);
    expect(marked).toEqual([...new Set(marked)]);
  });

  it("shows no failed figure, promises nothing, and is written in British English", () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined|\[object/);
    expect(text.match(hype)?.[0]).toBeUndefined();
    expect(text.match(american)?.[0]).toBeUndefined();
  });

  it("names sources over https, none twice, read no later than its review", () => {
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
    for (const { url, readOn } of sources) {
      expect(new URL(url).protocol).toBe("https:");
      expect(readOn <= reviewedOn).toBe(true);
    }
    expect(publishedOn <= reviewedOn).toBe(true);
  });
});
