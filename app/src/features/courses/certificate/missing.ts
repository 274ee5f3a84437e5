/** What stands between a learner and the certificate of a course. */
import type { LessonOutline } from "../../../content/lessons/lesson.ts";
import type { CourseProgress } from "../progress/progress.ts";

/** A lesson that is not done yet, and what of it. */
export interface Missing {
  readonly lesson: LessonOutline;
  readonly isRead: boolean;
  readonly isPassed: boolean;
}

/** The lessons that are not marked complete or whose quiz is not passed; none where the certificate is earned. */
export function missingOf(lessons: readonly LessonOutline[], progress: CourseProgress): readonly Missing[] {
  return lessons
    .map((lesson) => ({
      lesson,
      isRead: progress.completed[lesson.id] !== undefined,
      isPassed: progress.quizzes[lesson.id]?.passedAt !== undefined,
    }))
    .filter(({ isRead, isPassed }) => !isRead || !isPassed);
}
