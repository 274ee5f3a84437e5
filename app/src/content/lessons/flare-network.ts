/** Flare Network Mastery: what each lesson of the premium module teaches. */
import type { SummarisedLesson } from "./lesson.ts";

/** Every lesson of Flare Network Mastery; together an hour and a half. */
export const flareNetwork: readonly SummarisedLesson[] = [];
