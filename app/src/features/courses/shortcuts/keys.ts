/** The player's keys: which lesson a key leads to, and when a key is meant for something else. */
import type { LessonOutline } from "../../../content/lessons/lesson.ts";
import type { Course, Standing } from "../course.ts";

/** What a key asks for: a lesson, or the list of keys. */
export type Wish = LessonOutline | "help";

/** The part of a key press that matters. */
export type Press = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented">;

/** What a press asks for at that place of the course; nothing for keys that are not ours. */
export function wishOf(
  press: Press,
  { lessons }: Course,
  { lesson, previous, next }: Standing,
): Wish | undefined {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return undefined;
  const { key } = press;
  if (key === "?") return "help";
  if (key === "ArrowLeft") return previous;
  if (key === "ArrowRight") return next;
  const chosen = /^[1-9]$/.test(key) ? lessons[Number(key) - 1] : undefined;
  return chosen?.locked || chosen?.id === lesson.id ? undefined : chosen;
}

/** Elements that do something with these keys themselves, or in which one types. */
const TAKES_KEYS =
  "input, select, textarea, video, iframe, dialog, [contenteditable], [role=slider], [role=tablist], [tabindex='0'], [popover]";

/** Whether the element that has the focus wants the keys for itself. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
