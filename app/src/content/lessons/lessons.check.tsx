import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it } from "vitest";
import { defi101 } from "./defi-101.ts";
import { fleschKincaidGrade, wordsOf } from "./readability.ts";
import { readingMinutes } from "./reading-time.ts";
import { american, hype, prose, visibleText } from "./written-text.ts";

const lessons = await Promise.all(
  defi101.map(async (outline) => ({
    ...outline,
    ...(await outline.loadText()),
    quiz: await outline.loadQuiz(),
  })),
);

const printed: string[] = [];

describe("the course", () => {
  it("numbers its lessons from 1 without a gap", () => {
    expect(lessons.map(({ id }) => id)).toEqual(lessons.map((_, index) => `lesson-${index + 1}`));
  });

  it("uses no question id twice", () => {
    const ids = lessons.flatMap(({ quiz }) => quiz.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("does not let the place of the right answer give it away", () => {
    const first = lessons
      .flatMap(({ quiz }) => quiz)
      .filter(({ options }) => options.findIndex(({ correct }) => correct) === 0);
    expect(first.length).toBeLessThan(lessons.flatMap(({ quiz }) => quiz).length / 2);
  });
});

describe.each(lessons)("$id", (lesson) => {
  const html = renderToStaticMarkup(<lesson.Body />);
  const text = visibleText(html);
  const everything = [
    lesson.title,
    lesson.description,
    ...lesson.goals,
    text,
    ...lesson.quiz.flatMap(({ prompt, options }) => [prompt, ...options.flatMap((o) => [o.text, o.why])]),
  ].join("\n");

  it("is 900 to 1,500 words long", () => {
    const words = wordsOf(text).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_500);
  });

  it("is summarised in about 40 words", () => {
    const words = wordsOf(lesson.description).length;
    expect(words).toBeGreaterThanOrEqual(30);
    expect(words).toBeLessThanOrEqual(50);
  });

  it("reads at grade 10 or below", () => {
    const grade = fleschKincaidGrade(prose(html));
    printed.push(
      `${lesson.id}: ${wordsOf(text).length} words, ${lesson.readingMinutes} min, grade ${grade.toFixed(1)}`,
    );
    expect(grade).toBeLessThanOrEqual(10);
    expect(grade).toBeGreaterThan(1);
  });

  it("states the minutes it takes to read", () => {
    expect(lesson.readingMinutes).toBe(readingMinutes(wordsOf(text).length));
  });

  it("opens each section with an h2 and skips no level", () => {
    // A table's own region is named by its label.
    const withoutTables = html.replace(/<section aria-label.*?<\/section>/gs, "");
    const sections = withoutTables.match(/<section\b[^>]*>(?:(?!<section).)*?<h2>/gs) ?? [];
    expect(sections.length).toBe(withoutTables.match(/<section\b/g)?.length);
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(2);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
    }
  });

  it("has a worked example, a section on mistakes and no other anchor twice", () => {
    const anchors = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toContain("worked-example");
    expect(anchors).toContain("mistakes");
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("shows no failed figure", () => {
    expect(everything).not.toMatch(/NaN|Infinity|undefined|∞|\[object/);
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  it("marks every key term, and each of them once in the list", () => {
    expect(lesson.keyTerms.length).toBeGreaterThanOrEqual(4);
    expect(new Set(lesson.keyTerms).size).toBe(lesson.keyTerms.length);
    expect(lesson.keyTerms.filter((id) => !html.includes(`href="/glossary#${id}"`))).toEqual([]);
  });

  it("marks a term where it first appears and not again", () => {
    const marked = [...html.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id]) => id);
    expect(marked).toEqual([...new Set(marked)]);
  });

  it("names dated sources over https and no date in the future of its review", () => {
    expect(lesson.sources.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lesson.sources.map(({ url }) => url)).size).toBe(lesson.sources.length);
    for (const { title, publisher, url, readOn } of lesson.sources) {
      expect(title).not.toBe("");
      expect(publisher).not.toBe("");
      expect(new URL(url).protocol).toBe("https:");
      expect(new Date(readOn).toISOString().slice(0, 10)).toBe(readOn);
      expect(readOn <= lesson.reviewedOn).toBe(true);
    }
  });

  it("promises nothing, and is written in British English", () => {
    expect(everything.match(hype)?.[0]).toBeUndefined();
    expect(everything.match(american)?.[0]).toBeUndefined();
  });

  it("sets three or more goals", () => {
    expect(lesson.goals.length).toBeGreaterThanOrEqual(3);
  });

  it("asks at least four questions", () => {
    expect(lesson.quiz.length).toBeGreaterThanOrEqual(4);
  });

  it.each(lesson.quiz)(
    "asks $id with stable ids, the right count of answers and a reason for each",
    (question) => {
      expect(question.id).toMatch(new RegExp(`^${lesson.id}-[a-z0-9-]+$`));
      expect(question.prompt).toMatch(/[?:]$/);
      expect(question.options.length).toBeGreaterThanOrEqual(3);
      const correct = question.options.filter((option) => option.correct).length;
      if (question.multiple) {
        expect(correct).toBeGreaterThanOrEqual(2);
        expect(correct).toBeLessThan(question.options.length);
      } else {
        expect(correct).toBe(1);
      }
      expect(new Set(question.options.map(({ id }) => id)).size).toBe(question.options.length);
      expect(new Set(question.options.map(({ text: answer }) => answer)).size).toBe(question.options.length);
      for (const option of question.options) {
        expect(option.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(wordsOf(option.why).length).toBeGreaterThanOrEqual(5);
      }
    },
  );
});

afterAll(() => {
  console.info(printed.join("\n"));
});
