import { expect, test } from "vitest";
import type { Question } from "../../../content/lessons/lesson.ts";
import { notTaken, type QuizRecord } from "../progress/progress.ts";
import {
  isMarked,
  mark,
  missedOf,
  neededOf,
  passes,
  pick,
  pickedOf,
  resultOf,
  retryMissed,
  shuffled,
  startOver,
} from "./marking.ts";

function question(id: string, right: readonly string[]): Question {
  const options = ["a", "b", "c"].map((option) => ({
    id: option,
    text: option,
    correct: right.includes(option),
    why: "",
  }));
  return { id, prompt: id, options, ...(right.length > 1 ? { multiple: true as const } : {}) };
}

const quiz = [
  question("q1", ["a"]),
  question("q2", ["b"]),
  question("q3", ["c"]),
  question("q4", ["a", "b"]),
];

function answered(...picks: readonly (readonly [string, string])[]): QuizRecord {
  return picks.reduce<QuizRecord>((record, [id, option]) => {
    const found = quiz.find((each) => each.id === id);
    return found ? pick(record, found, option) : record;
  }, notTaken);
}

const allRight = answered(["q1", "a"], ["q2", "b"], ["q3", "c"], ["q4", "a"], ["q4", "b"]);

test("three in four pass, rounded up to whole questions", () => {
  expect([4, 5, 6, 8].map(neededOf)).toEqual([3, 4, 5, 6]);
  expect(passes({ right: 3, of: 4 })).toBe(true);
  expect(passes({ right: 3, of: 5 })).toBe(false);
  expect(passes({ right: 0, of: 0 })).toBe(false);
});

test("a question of one answer keeps the last pick, one of several collects them", () => {
  const record = answered(["q1", "b"], ["q1", "a"], ["q4", "b"], ["q4", "c"], ["q4", "c"], ["q4", "a"]);
  expect(record.answers).toEqual({ q1: ["a"], q4: ["b", "a"] });
});

test("nothing is right before it is marked", () => {
  expect(resultOf(quiz, allRight)).toEqual({ right: 0, of: 4 });
  expect(resultOf(quiz, mark(allRight, quiz, 9))).toEqual({ right: 4, of: 4 });
});

test("half of several right answers is a wrong one, and so is one too many", () => {
  expect(resultOf(quiz, mark(answered(["q4", "a"]), quiz, 9)).right).toBe(0);
  const tooMany = answered(["q4", "a"], ["q4", "b"], ["q4", "c"]);
  expect(resultOf(quiz, mark(tooMany, quiz, 9)).right).toBe(0);
});

test("retrying opens what was missed and leaves what was right", () => {
  const first = mark(answered(["q1", "a"], ["q2", "c"], ["q3", "a"], ["q4", "a"]), quiz, 9);
  expect(first.best).toEqual({ right: 1, of: 4 });
  expect(first.passedAt).toBeUndefined();
  expect(missedOf(quiz, first).map(({ id }) => id)).toEqual(["q2", "q3", "q4"]);
  const again = retryMissed(first, quiz);
  expect(again.answers).toEqual({ q1: ["a"] });
  expect(quiz.map((each) => isMarked(each, again))).toEqual([true, false, false, false]);
});

test("the best result and the first pass stay, however a later attempt ends", () => {
  const passed = mark(allRight, quiz, 9);
  const worse = mark(pick(startOver(passed), question("q1", ["a"]), "b"), quiz, 20);
  expect(worse.best).toEqual({ right: 4, of: 4 });
  expect(worse.passedAt).toBe(9);
  expect(resultOf(quiz, worse)).toEqual({ right: 0, of: 4 });
});

test("a changed quiz opens its new questions and passes over options that are gone", () => {
  const passed = mark(allRight, quiz, 9);
  const changed = [...quiz, question("q5", ["a"])];
  expect(isMarked(question("q5", ["a"]), passed)).toBe(false);
  expect(resultOf(changed, passed)).toEqual({ right: 4, of: 5 });
  const reworded: Question = {
    ...question("q1", []),
    options: [{ id: "z", text: "z", correct: true, why: "" }],
  };
  expect(pickedOf(reworded, passed)).toEqual([]);
  expect(isMarked(reworded, passed)).toBe(false);
});

test("shuffling keeps every option and follows the chance it is given", () => {
  expect(shuffled(["a", "b", "c", "d"], () => 0)).toEqual(["b", "c", "d", "a"]);
  expect(shuffled(["a", "b", "c", "d"], () => 0.999_999)).toEqual(["a", "b", "c", "d"]);
  const seen = new Set(Array.from({ length: 500 }, () => shuffled(["a", "b", "c"], Math.random).join("")));
  expect(seen.size).toBe(6);
});
