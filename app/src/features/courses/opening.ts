/**
 * Which lesson a course's own address opens. Shared by the page and by the few lines that run before it is drawn
 * (`early/resume.ts`), so that nobody sees one lesson turn into another.
 */
import type { LessonId } from "../../content/lessons/lesson.ts";
import { isLessonId } from "./progress/progress.ts";

/** What the address asks for. */
export interface Opening {
  /** The lesson to go to, where it is not simply the first. */
  readonly go?: LessonId;
  /** A lesson that was asked for and does not exist, as it was written. */
  readonly unknown?: string;
}

/**
 * @param search of the address: `?lesson=lesson-4`
 * @param place the lesson that was open last, as it was stored
 * @param count of the course's lessons, numbered from 1
 */
export function opening(search: string, place: unknown, count: number): Opening {
  const exists = (id: unknown): id is LessonId => isLessonId(id) && Number(id.slice(7)) <= count;
  const asked = new URLSearchParams(search).get("lesson");
  if (asked !== null) return exists(asked) ? { go: asked } : { unknown: asked };
  return exists(place) && place !== "lesson-1" ? { go: place } : {};
}
