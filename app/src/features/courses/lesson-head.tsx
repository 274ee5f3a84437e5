import { Printer } from "lucide-react";
import type { Course, Standing } from "./course.ts";

interface LessonHeadProps {
  readonly course: Course;
  readonly standing: Standing;
  /** Whether the page is the course's own, which has a heading above the lesson's. */
  readonly isOwnPage: boolean;
}

/** A lesson's place in its course, its title, and what it takes. */
export function LessonHead({ course, standing, isOwnPage }: LessonHeadProps) {
  const { lesson, number } = standing;
  const Heading = isOwnPage ? "h2" : "h1";
  return (
    <header className="lesson-head">
      <p className="lesson-kicker">
        {course.module.title}, lesson {number} of {course.lessons.length}
      </p>
      {/* A new element a lesson: the focus that moves to it is announced. */}
      <Heading key={lesson.id} id="lesson-title" tabIndex={-1} data-arrives>
        {lesson.title}
      </Heading>
      <p className="player-lead">{lesson.description}</p>
      <p className="player-facts">
        <span>{lesson.duration} in all</span>
        <span>{lesson.readingMinutes} min to read</span>
        <button type="button" className="player-print needs-script no-print" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          Print this lesson
        </button>
      </p>
    </header>
  );
}
