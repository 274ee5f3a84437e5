import { expect, test } from "vitest";
import type { Progress } from "./progress.ts";
import { complete, inQuiz } from "./steps.ts";
import { exported, importOf } from "./transfer.ts";

const passed = { answers: {}, marked: [], best: { right: 4, of: 4 }, passedAt: 9 };
const learned = inQuiz(
  "defi-101",
  "lesson-1",
  () => passed,
)(complete("defi-101", "lesson-2", 2)(complete("defi-101", "lesson-1", 1)({})));

function brought(text: string, kept: Progress) {
  const read = importOf(text, kept);
  return "problem" in read ? read.problem : { message: read.message, progress: read.change(kept) };
}

test("what is exported is imported elsewhere", () => {
  expect(brought(exported(learned), {})).toEqual({
    message: "Added from the file: 2 completed lessons and 1 passed quiz.",
    progress: learned,
  });
});

test("an import adds to what is here and takes nothing away", () => {
  const here = complete("defi-101", "lesson-3", 3)({});
  expect(brought(exported(complete("defi-101", "lesson-1", 1)({})), here)).toMatchObject({
    message: "Added from the file: 1 completed lesson.",
    progress: { "defi-101": { completed: { "lesson-1": 1, "lesson-3": 3 } } },
  });
  expect(brought(exported(here), here)).toMatchObject({
    message: "The file holds nothing that was not here already.",
  });
});

test.each(["", "not json", "[]", "null", '{"version":1,"courses":{}}', '{"kind":"bookmarks"}'])(
  "%j is refused as something else",
  (text) => {
    expect(brought(text, {})).toMatch(/no progress file of .+ Nothing was changed/);
  },
);

test("a file of a later version is refused with what to do", () => {
  expect(brought('{"kind":"learning-progress","version":2}', {})).toMatch(/later version.+Reload/);
});

test("what can be read of a damaged file is taken, and the rest is named", () => {
  const text = exported(learned).replace('"lesson-2": 2', '"lesson-2": "two"');
  expect(brought(text, {})).toMatchObject({
    message:
      "Added from the file: 1 completed lesson and 1 passed quiz. A part of the file could not be read and was left out.",
  });
});
