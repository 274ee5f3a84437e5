import type { Course } from "./course.ts";
import { completedIn, percent } from "./progress/steps.ts";
import { useCourseProgress } from "./progress/use-progress.ts";

/** How much of a course is complete: a bar, and the same in words. */
export function CourseProgressBar({ course: { module, lessons } }: { readonly course: Course }) {
  const completed = completedIn(useCourseProgress(module.id), lessons);
  const share = percent(completed, lessons.length);
  return (
    <div className="course-progress">
      <p aria-live="polite">
        <span className="course-percent">{share}%</span>
        <span>
          {completed} of {lessons.length} lessons complete
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={`Progress in ${module.title}`}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
