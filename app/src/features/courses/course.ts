/** A course as its player shows it. */
import type { CourseModule } from "../../content/courses.ts";
import { courseModules } from "../../content/courses.ts";
import type { LessonOutline } from "../../content/lessons/lesson.ts";
import { lessonPath } from "../../paths.ts";

/** A module with its lessons. */
export interface Course<Lesson extends LessonOutline = LessonOutline> {
  readonly module: CourseModule;
  readonly lessons: readonly [Lesson, ...Lesson[]];
}

/** Lays a module and its lessons together. A module without a lesson is no course. */
export function courseOf<Lesson extends LessonOutline>(
  id: CourseModule["id"],
  lessons: readonly Lesson[],
): Course<Lesson> {
  const module = courseModules.find((each) => each.id === id);
  const [first, ...rest] = lessons;
  if (!module || !first) throw new Error(`There is no course ${id}, or it has no lesson.`);
  return { module, lessons: [first, ...rest] };
}

/** Where a lesson stands in its course. */
export interface Standing<Lesson extends LessonOutline = LessonOutline> {
  readonly lesson: Lesson;
  /** From 1. */
  readonly number: number;
  /** The lesson before it that is open to learners. */
  readonly previous: Lesson | undefined;
  /** The lesson after it that is open to learners. */
  readonly next: Lesson | undefined;
}

/** The lesson of that id; the first one where there is none. */
export function standingOf<Lesson extends LessonOutline>(
  { lessons }: Course<Lesson>,
  id: string | undefined,
): Standing<Lesson> {
  const index = Math.max(
    lessons.findIndex((lesson) => lesson.id === id),
    0,
  );
  return {
    lesson: lessons[index] ?? lessons[0],
    number: index + 1,
    previous: lessons.slice(0, index).findLast(({ locked }) => !locked),
    next: lessons.slice(index + 1).find(({ locked }) => !locked),
  };
}

/** A lesson's address. */
export function addressOf({ module }: Pick<Course, "module">, { id }: Pick<LessonOutline, "id">): string {
  return lessonPath(module.path, id);
}
