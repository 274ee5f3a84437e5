import { describe, expect, it } from "vitest";
import { courseModules } from "../courses.ts";
import { lessonsOf } from "./courses.ts";
import { daysOfYieldLost, healthFactor, vestedRflr } from "./examples.ts";
import { whole } from "./figures.ts";
import { flareNetwork } from "./flare-network.ts";
import type { SummarisedLesson } from "./lesson.ts";
import { portfolioManagement } from "./portfolio-management.ts";
import { fleschKincaidGrade, wordsOf } from "./readability.ts";

const modules = Object.entries(lessonsOf);

describe.each(courseModules)("the lessons of $title", ({ id, lessons: count, duration }) => {
  const lessons = lessonsOf[id];

  it("are as many as the module says, numbered from 1", () => {
    expect(lessons.map((lesson) => lesson.id)).toEqual(
      Array.from({ length: count }, (_, index) => `lesson-${index + 1}`),
    );
  });

  it("add up to the length it advertises", () => {
    const minutes = lessons.reduce((sum, lesson) => sum + Number.parseInt(lesson.duration, 10), 0);
    expect(minutes).toBe(Number.parseFloat(duration) * 60);
  });

  it("have titles of their own, are open and set three or more goals", () => {
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(count);
    expect(lessons.filter(({ locked, goals }) => locked || goals.length < 3)).toEqual([]);
  });
});

it("names a video or its place for every lesson, none twice", () => {
  const videos = modules.flatMap(([, lessons]) => lessons.map(({ videoUrl }) => videoUrl));
  expect(new Set(videos).size).toBe(videos.length);
});

describe.each([...flareNetwork, ...portfolioManagement])("the summary of $title", ({ summary }) => {
  it("is about 150 words, read in a minute, at grade 10 or below", () => {
    const text = summary.join("\n");
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(130);
    expect(wordsOf(text).length).toBeLessThanOrEqual(170);
    expect(fleschKincaidGrade(text)).toBeLessThanOrEqual(10);
  });
});

describe("figures in the summaries", () => {
  function summaryOf(lessons: readonly SummarisedLesson[], title: string): string {
    return lessons.find((lesson) => lesson.title.startsWith(title))?.summary.join("\n") ?? "";
  }

  it("of rFLR are the contract's", () => {
    const { vested, locked, earlyExit, lost } = vestedRflr(1_200, 3);
    expect(summaryOf(flareNetwork, "rFLR")).toContain(
      `${whole(vested)} are free and ${whole(locked)} are locked. Leaving pays ${whole(earlyExit)} and loses ${whole(lost)}.`,
    );
  });

  it("of a plan bear the fall they name", () => {
    expect(summaryOf(portfolioManagement, "Goals")).toContain(`lose $${700}, then $${whole(700 / 0.7)}`);
  });

  it("of a position's size come from its worst case", () => {
    const sizes = summaryOf(portfolioManagement, "Position size");
    expect(sizes).toContain(`5 per cent and $2,000, that is $${2_000 * 0.05}`);
    expect(sizes).toContain(`worst case of 80 per cent, a sum of $${100 / 0.8} puts $100 at risk`);
  });

  it("of a pool add up", () => {
    expect(summaryOf(portfolioManagement, "What a pool")).toContain(
      `The pool returned $${566 + 22 + 15}, so it beat holding by $${566 + 22 + 15 - 600} for a year of risk. That is the figure to judge by, not the $${566 + 22 + 15 - 400} of gain`,
    );
  });

  it("of a loan end it at the fall they name", () => {
    const after = { tokens: 1, price: 1 - 0.6, debt: 0.3, threshold: 0.75 };
    expect(healthFactor(after)).toBeCloseTo(1, 12);
    expect(summaryOf(portfolioManagement, "Borrowing")).toContain("0.40 times 0.75, so 30 per cent");
  });

  it("of a depeg count days of yield", () => {
    expect(summaryOf(portfolioManagement, "Stable")).toContain(
      `costs ${whole(daysOfYieldLost(0.03, 0.05))} days`,
    );
  });

  it("of a yield end in what can be spent", () => {
    const earned = 500 * 0.14 - 25 / 2 - 6;
    const tax = earned * 0.2;
    const text = summaryOf(portfolioManagement, "Yield");
    expect(text).toContain(`$${earned.toFixed(2)}, is $${tax.toFixed(2)}`);
    expect(text).toContain(
      `leaves $${(earned - tax).toFixed(2)}, or ${((earned - tax) / 5).toFixed(1)} per cent`,
    );
  });
});
