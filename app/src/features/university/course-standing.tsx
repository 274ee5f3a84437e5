import type { CourseModule } from "../../content/courses.ts";
import type { LessonId } from "../../content/lessons/lesson.ts";
import { lessonPath } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";
import { completedIn, percent } from "../courses/progress/steps.ts";
import { useCourseProgress } from "../courses/progress/use-progress.ts";

/** How far the learner is in a module, and the way back into it; nothing where it was never opened. */
export function CourseStanding({ module }: { readonly module: CourseModule }) {
  const progress = useCourseProgress(module.id);
  const lessons = Array.from({ length: module.lessons }, (_, index) => ({
    id: `lesson-${index + 1}` as LessonId,
  }));
  const completed = completedIn(progress, lessons);
  const place = lessons.find(({ id }) => id === progress.place)?.id;
  if (completed === 0 && !place) return null;
  if (completed === module.lessons) return <Badge tone="good">Complete</Badge>;
  return (
    <p className="figures text-small text-muted">
      {completed} of {module.lessons} lessons complete, {percent(completed, module.lessons)}%.
      {place && (
        <>
          {" "}
          <Link to={lessonPath(module.path, place)}>
            Continue with lesson {place.slice(7)}
            <span className="sr-only"> of {module.title}</span>
          </Link>
        </>
      )}
    </p>
  );
}
