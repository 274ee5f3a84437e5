import { expect, test } from "vitest";
import { type Progress, readProgress, writeProgress } from "./progress.ts";
import { at, better, complete, completedIn, inQuiz, merged, notComplete, percent } from "./steps.ts";

const learned: Progress = {
  "defi-101": {
    place: "lesson-3",
    completed: { "lesson-1": 100, "lesson-2": 200 },
    quizzes: {
      "lesson-1": { answers: { q1: ["a"] }, marked: ["q1"], best: { right: 1, of: 1 }, passedAt: 150 },
    },
    certificate: { id: "abc", name: "Ada" },
  },
};

test("what was written is read again", () => {
  expect(readProgress(writeProgress(learned))).toEqual({ progress: learned });
  expect(readProgress(null)).toEqual({ progress: {} });
});

test.each(["", "{", "null", "[]", '"x"', "{}", '{"version":"1","courses":{}}', '{"version":1}'])(
  "%j is damaged, and read as nothing",
  (text) => {
    expect(readProgress(text)).toEqual({ progress: {}, trouble: "damaged" });
  },
);

test("what a later version wrote is left alone", () => {
  expect(readProgress('{"version":2,"courses":{}}')).toEqual({ progress: {}, trouble: "newer" });
});

test("one damaged entry costs no other", () => {
  const { progress, trouble } = readProgress(
    JSON.stringify({
      version: 1,
      courses: {
        "defi-101": {
          place: "chapter 1",
          completed: { "lesson-1": 100, "lesson-2": "yesterday", "lesson-3": -1 },
          quizzes: { "lesson-1": 7, "lesson-2": { answers: { q: ["a"], r: [1] }, marked: ["q"] } },
        },
        other: null,
      },
    }),
  );
  expect(trouble).toBe("damaged");
  expect(progress).toEqual({
    "defi-101": {
      completed: { "lesson-1": 100 },
      quizzes: { "lesson-2": { answers: { q: ["a"] }, marked: ["q"] } },
    },
  });
});

test("a result of more right answers than questions is none", () => {
  const quiz = { answers: {}, marked: [], best: { right: 9, of: 4 } };
  const text = writeProgress({ c: { completed: {}, quizzes: { "lesson-1": quiz } } });
  expect(readProgress(text).progress.c?.quizzes["lesson-1"]).toEqual({ answers: {}, marked: [] });
});

test("a lesson is marked once, and the mark can be taken back", () => {
  const twice = complete("c", "lesson-1", 9)(complete("c", "lesson-1", 5)({}));
  expect(twice.c?.completed).toEqual({ "lesson-1": 5 });
  expect(notComplete("c", "lesson-1")(twice).c?.completed).toEqual({});
});

test("marks of lessons that a course no longer has are kept and do not count", () => {
  const progress = complete("c", "lesson-11", 5)(complete("c", "lesson-1", 5)({}));
  expect(
    completedIn(progress.c ?? { completed: {}, quizzes: {} }, [{ id: "lesson-1" }, { id: "lesson-2" }]),
  ).toBe(1);
  expect(readProgress(writeProgress(progress)).progress.c?.completed["lesson-11"]).toBe(5);
});

test("progress is completed by total in whole percent", () => {
  expect([percent(0, 10), percent(1, 3), percent(2, 3), percent(10, 10), percent(0, 0)]).toEqual([
    0, 33, 67, 100, 0,
  ]);
});

test("laid together, nothing that was done is lost", () => {
  const elsewhere = inQuiz("defi-101", "lesson-1", () => ({
    answers: { q1: ["b"] },
    marked: ["q1"],
    best: { right: 0, of: 1 },
  }))(
    at(
      "defi-101",
      "lesson-7",
    )(complete("defi-101", "lesson-2", 50)(complete("flare-network", "lesson-1", 1)({}))),
  );
  const both = merged(learned, elsewhere);
  expect(both["flare-network"]?.completed).toEqual({ "lesson-1": 1 });
  expect(both["defi-101"]).toMatchObject({
    place: "lesson-3",
    completed: { "lesson-1": 100, "lesson-2": 50 },
    quizzes: { "lesson-1": { answers: { q1: ["a"] }, best: { right: 1, of: 1 }, passedAt: 150 } },
  });
  expect(merged(elsewhere, learned)["defi-101"]?.quizzes["lesson-1"]).toMatchObject({
    answers: { q1: ["b"] },
    best: { right: 1, of: 1 },
    passedAt: 150,
  });
});

test("the better of two results is the one with the greater share", () => {
  expect(better({ right: 3, of: 4 }, { right: 3, of: 5 })).toEqual({ right: 3, of: 4 });
  expect(better({ right: 3, of: 5 }, { right: 4, of: 5 })).toEqual({ right: 4, of: 5 });
  expect(better(undefined, { right: 1, of: 5 })).toEqual({ right: 1, of: 5 });
});
