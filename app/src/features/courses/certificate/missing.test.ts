import { expect, test } from "vitest";
import { defi101 } from "../../../content/lessons/defi-101.ts";
import { type CourseProgress, notBegun, type QuizRecord } from "../progress/progress.ts";
import { missingOf } from "./missing.ts";

const passed: QuizRecord = { answers: {}, marked: [], best: { right: 3, of: 4 }, passedAt: 9 };

/** A learner who did everything. */
const done: CourseProgress = {
  completed: Object.fromEntries(defi101.map(({ id }) => [id, 9])),
  quizzes: Object.fromEntries(defi101.map(({ id }) => [id, passed])),
};

test("whoever read every lesson and passed every quiz lacks nothing", () => {
  expect(missingOf(defi101, done)).toEqual([]);
});

test("whoever did nothing lacks both of every lesson", () => {
  const missing = missingOf(defi101, notBegun);
  expect(missing).toHaveLength(defi101.length);
  expect(missing.some(({ isRead, isPassed }) => isRead || isPassed)).toBe(false);
});

test("a quiz that was taken and not passed is named, and a lesson that was not marked", () => {
  const { "lesson-4": _, ...completed } = done.completed;
  const failed = { ...passed, passedAt: undefined };
  const { passedAt: __, ...notPassed } = failed;
  const progress = { completed, quizzes: { ...done.quizzes, "lesson-7": notPassed } };
  expect(
    missingOf(defi101, progress).map(({ lesson, isRead, isPassed }) => [lesson.id, isRead, isPassed]),
  ).toEqual([
    ["lesson-4", false, true],
    ["lesson-7", true, false],
  ]);
});
