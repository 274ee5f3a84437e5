import { useEffect } from "react";
import type { LessonId } from "../../content/lessons/lesson.ts";
import { at } from "./progress/steps.ts";
import { changeProgress } from "./progress/stored.ts";

/**
 * Remembers the lesson that is open.
 *
 * @param lesson none on the course's own page, which is no place to come back to
 */
export function usePlace(course: string, lesson: LessonId | undefined): void {
  useEffect(() => {
    if (lesson) changeProgress(at(course, lesson));
  }, [course, lesson]);
}
