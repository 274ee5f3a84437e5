/** What a learner does, as changes of their progress. */
import type { LessonId } from "../../../content/lessons/lesson.ts";
import { type CourseProgress, notBegun, notTaken, type Progress, type QuizRecord } from "./progress.ts";

/** A change of all progress. */
export type Change = (progress: Progress) => Progress;

/** What was done in a course. */
export function courseIn(progress: Progress, course: string): CourseProgress {
  return progress[course] ?? notBegun;
}

/** Changes one course. */
export function inCourse(course: string, change: (before: CourseProgress) => CourseProgress): Change {
  return (progress) => ({ ...progress, [course]: change(courseIn(progress, course)) });
}

/** Remembers where the learner is. */
export function at(course: string, place: LessonId): Change {
  return inCourse(course, (before) => ({ ...before, place }));
}

/** Marks a lesson complete; one that is keeps its time. */
export function complete(course: string, lesson: LessonId, now: number): Change {
  return inCourse(course, (before) => ({
    ...before,
    completed: { ...before.completed, [lesson]: before.completed[lesson] ?? now },
  }));
}

/** Takes the mark back. */
export function notComplete(course: string, lesson: LessonId): Change {
  return inCourse(course, (before) => {
    const { [lesson]: _, ...completed } = before.completed;
    return { ...before, completed };
  });
}

/** Changes the record of a lesson's quiz. */
export function inQuiz(course: string, lesson: LessonId, change: (before: QuizRecord) => QuizRecord): Change {
  return inCourse(course, (before) => ({
    ...before,
    quizzes: { ...before.quizzes, [lesson]: change(before.quizzes[lesson] ?? notTaken) },
  }));
}

/** How many of a course's lessons are complete; marks of lessons that it no longer has do not count. */
export function completedIn(course: CourseProgress, lessons: readonly { readonly id: LessonId }[]): number {
  return lessons.filter(({ id }) => course.completed[id] !== undefined).length;
}

/** Completed of total, in whole percent. */
export function percent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/** Both, where both know of a course: every mark, the earlier time, the better result; the first one's place and answers. */
export function merged(one: Progress, other: Progress): Progress {
  const courses = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...courses].map((course) => [course, mergedCourse(courseIn(one, course), courseIn(other, course))]),
  );
}

function mergedCourse(one: CourseProgress, other: CourseProgress): CourseProgress {
  const quizzes = new Set([...Object.keys(one.quizzes), ...Object.keys(other.quizzes)]);
  const completed = { ...other.completed };
  for (const [lesson, time] of Object.entries(one.completed)) {
    completed[lesson] = Math.min(time, completed[lesson] ?? time);
  }
  return {
    ...other,
    ...one,
    completed,
    quizzes: Object.fromEntries(
      [...quizzes].map((lesson) => [
        lesson,
        mergedQuiz(one.quizzes[lesson] ?? notTaken, other.quizzes[lesson] ?? notTaken),
      ]),
    ),
  };
}

function mergedQuiz(one: QuizRecord, other: QuizRecord): QuizRecord {
  const taken = Object.keys(one.answers).length > 0 ? one : other;
  const times = [one.passedAt, other.passedAt].filter((time) => time !== undefined);
  const best = better(one.best, other.best);
  return {
    answers: taken.answers,
    marked: taken.marked,
    ...(best ? { best } : {}),
    ...(times.length > 0 ? { passedAt: Math.min(...times) } : {}),
  };
}

/** The better of two results, by share. */
export function better(one: QuizRecord["best"], other: QuizRecord["best"]): QuizRecord["best"] {
  if (!one || !other) return one ?? other;
  return other.right * one.of > one.right * other.of ? other : one;
}
