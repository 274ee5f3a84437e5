import { expect, test } from "vitest";
import { defi101 } from "../../../content/lessons/defi-101.ts";
import { shownLessons } from "./lesson.tsx";

test("the lesson page in small lists lessons that are taught, by the titles and times of the course", () => {
  const taught = shownLessons.map(({ number }) => {
    const { title, duration } = defi101[number - 1] ?? {};
    return { number, title, duration };
  });
  expect(shownLessons).toEqual(taught);
});
