import { memo, Suspense } from "react";
import type { LessonId } from "../../content/lessons/lesson.ts";
import { LessonText } from "../../content/lessons/lesson-text.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { IfItComes } from "./if-it-comes.tsx";

/**
 * A lesson's text, or what to do where it did not come. Kept from being drawn again for the player's sake: the text of
 * the prerendered page would give way to its placeholder, and the page would jump, if an update reached it before its
 * own file has.
 */
export const LessonReader = memo(function LessonReader({ id }: { readonly id: LessonId }) {
  return (
    <IfItComes key={id} what="The text of this lesson">
      <Suspense fallback={<Coming />}>
        <LessonText id={id} />
      </Suspense>
    </IfItComes>
  );
});

function Coming() {
  return (
    <div role="status" className="lesson-coming">
      <span className="sr-only">Loading the lesson</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
    </div>
  );
}
