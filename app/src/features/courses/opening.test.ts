import { expect, test } from "vitest";
import { opening } from "./opening.ts";

test("the address decides first, then where the learner was, then the course begins", () => {
  expect(opening("?lesson=lesson-4", "lesson-7", 10)).toEqual({ go: "lesson-4" });
  expect(opening("?lesson=lesson-1", "lesson-7", 10)).toEqual({ go: "lesson-1" });
  expect(opening("", "lesson-7", 10)).toEqual({ go: "lesson-7" });
  expect(opening("", undefined, 10)).toEqual({});
  expect(opening("", "lesson-1", 10)).toEqual({});
});

test.each(["lesson-11", "lesson-0", "lesson-04", "4", "", "//elsewhere.example"])(
  "a lesson %j that does not exist is named, and leads nowhere",
  (asked) => {
    expect(opening(`?lesson=${encodeURIComponent(asked)}`, "lesson-7", 10)).toEqual({ unknown: asked });
  },
);

test("a stored place that the course does not have is no place", () => {
  for (const place of ["lesson-11", "/elsewhere", 4, null]) expect(opening("", place, 10)).toEqual({});
});
