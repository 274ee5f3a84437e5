import { useEffect, useRef } from "react";
import type { LessonId } from "../../content/lessons/lesson.ts";
import { at } from "./progress/steps.ts";
import { changeProgress } from "./progress/stored.ts";

/**
 * Remembers the lesson that is open, and lets the focus follow from lesson to lesson: those who cannot see the page
 * hear where they are. Returns the ref of the lesson's heading.
 *
 * @param lesson none on the course's own page, which is no place to come back to
 */
export function useArrival(course: string, lesson: LessonId | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(lesson);

  useEffect(() => {
    if (lesson) changeProgress(at(course, lesson));
  }, [course, lesson]);

  useEffect(() => {
    if (before.current === lesson) return;
    before.current = lesson;
    heading.current?.focus({ preventScroll: true });
  }, [lesson]);

  return heading;
}
