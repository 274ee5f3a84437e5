import { useSyncExternalStore } from "react";
import type { CourseProgress } from "./progress.ts";
import { courseIn } from "./steps.ts";
import { type Kept, keptProgress, nothingKept, onProgressChange } from "./stored.ts";

/** Progress as it is kept in this browser; none while the page is as it was built. */
export function useKept(): Kept {
  return useSyncExternalStore(onProgressChange, keptProgress, () => nothingKept);
}

/** One course's progress. */
export function useCourseProgress(course: string): CourseProgress {
  return courseIn(useKept().progress, course);
}

const never = () => () => {};

/** Whether the page has come alive; the first drawing in a browser equals the built page, where it is false. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
