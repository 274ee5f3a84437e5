import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { LessonOutline } from "../../content/lessons/lesson.ts";
import { Button } from "../../ui/button.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { formatMoment } from "../../ui/moment.tsx";
import { track } from "../analytics/track.ts";
import { addressOf, type Course, type Standing } from "./course.ts";
import { complete, completedIn, notComplete } from "./progress/steps.ts";
import { changeProgress } from "./progress/stored.ts";
import { useCourseProgress } from "./progress/use-progress.ts";

interface LessonEndProps {
  readonly course: Course;
  readonly standing: Standing;
  /** The way on once every lesson is complete. */
  readonly wayOn?: ReactNode;
}

/** The end of a lesson: it is marked complete, which leads on, and its neighbours are one step away. */
export function LessonEnd({ course, standing, wayOn }: LessonEndProps) {
  return (
    <footer className="lesson-end no-print">
      <Completion course={course} standing={standing} wayOn={wayOn} />
      <nav aria-label="Before and after this lesson">
        <Neighbour course={course} lesson={standing.previous} rel="prev">
          <ArrowLeft aria-hidden className="size-4" /> Previous lesson
        </Neighbour>
        <Neighbour course={course} lesson={standing.next} rel="next">
          Next lesson <ArrowRight aria-hidden className="size-4" />
        </Neighbour>
      </nav>
    </footer>
  );
}

function Completion({ course, standing: { lesson, next }, wayOn }: LessonEndProps) {
  const { id } = course.module;
  const progress = useCourseProgress(id);
  const navigate = useNavigate();
  const since = progress.completed[lesson.id];

  function markComplete() {
    changeProgress(complete(id, lesson.id, Math.floor(Date.now() / 1_000)));
    track("lesson_complete", id, lesson.id);
    if (next) navigate(addressOf(course, next));
  }

  if (since === undefined) {
    return (
      <div className="lesson-completion needs-script">
        <Button onClick={markComplete} data-early>
          <Check aria-hidden className="size-4" />
          Mark as Complete
        </Button>
        <p>{next ? `Then on to lesson ${next.id.slice(7)}: ${next.title}.` : "This is the last lesson."}</p>
      </div>
    );
  }
  const left = course.lessons.length - completedIn(progress, course.lessons);
  return (
    <div className="lesson-completion">
      <p role="status">
        <Check aria-hidden className="completion-mark size-4.5 shrink-0" />
        <span>
          <strong>Complete</strong> since {formatMoment(since)}.{" "}
          {left === 0
            ? `With it, every lesson of ${course.module.title} is.`
            : `${left} ${left === 1 ? "lesson is" : "lessons are"} left.`}{" "}
          {left === 0 && wayOn}
        </span>
      </p>
      <Button tone="quiet" small onClick={() => changeProgress(notComplete(id, lesson.id))}>
        Mark as not complete
      </Button>
    </div>
  );
}

interface NeighbourProps {
  readonly course: Course;
  readonly lesson: LessonOutline | undefined;
  readonly rel: "prev" | "next";
  readonly children: ReactNode;
}

function Neighbour({ course, lesson, rel, children }: NeighbourProps) {
  if (!lesson) return <span />;
  return (
    <PlainLink to={addressOf(course, lesson)} className={`lesson-neighbour lesson-neighbour-${rel}`}>
      <span>{children}</span>
      <strong>{lesson.title}</strong>
    </PlainLink>
  );
}
