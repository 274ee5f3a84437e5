import script from "../../early/resume.ts?early";
import type { Course } from "./course.ts";

/** Runs while a course's own page is read, and leads on to the lesson that was open last. In the built page only. */
export function ResumeScript({ course: { module, lessons } }: { readonly course: Course }) {
  return (
    <script
      data-course={module.id}
      data-lessons={lessons.length}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : "" }}
    />
  );
}
