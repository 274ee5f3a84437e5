import { Check, Info, Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import type { LessonId, LessonOutline } from "../../content/lessons/lesson.ts";
import { Badge } from "../../ui/badge.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { addressOf, type Course } from "./course.ts";
import type { CourseProgress } from "./progress/progress.ts";
import { useCourseProgress } from "./progress/use-progress.ts";

interface LessonListProps {
  readonly course: Course;
  /** The lesson that is open. */
  readonly current: LessonId;
}

/** The way through a course: every lesson with its state, each with what it is about behind its toggle. */
export function LessonList({ course, current }: LessonListProps) {
  const { module, lessons } = course;
  const progress = useCourseProgress(module.id);
  const list = useRef<HTMLElement>(null);

  // Where the list scrolls by itself, the lesson that is open must not be out of its sight.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-lesson="${current}"]`);
    const aside = list.current?.closest("aside");
    if (!item || !aside || aside.scrollHeight <= aside.clientHeight) return;
    const { top, bottom } = item.getBoundingClientRect();
    const frame = aside.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      aside.scrollTop += top - frame.top - aside.clientHeight / 3;
    }
  }, [current]);

  return (
    <nav ref={list} aria-labelledby="lessons" className="lesson-list">
      <div className="lesson-list-head">
        <h2 id="lessons" tabIndex={-1}>
          Lessons
        </h2>
        <Badge>{lessons.length} Lessons</Badge>
      </div>
      <ol>
        {lessons.map((lesson, index) => (
          <li key={lesson.id} data-lesson={lesson.id} data-current={lesson.id === current || undefined}>
            <Mark number={index + 1} lesson={lesson} progress={progress} />
            <Title course={course} lesson={lesson} isCurrent={lesson.id === current} progress={progress} />
            <details name="lesson-info">
              <summary aria-label={`About lesson ${index + 1}`}>
                <Info aria-hidden className="size-4.5" />
              </summary>
              <p>{lesson.description}</p>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MarkProps {
  readonly number: number;
  readonly lesson: LessonOutline;
  readonly progress: CourseProgress;
}

/** A lesson's number, or a tick once it is complete. The words are with the title. */
function Mark({ number, lesson, progress }: MarkProps) {
  const isComplete = progress.completed[lesson.id] !== undefined;
  return (
    <span aria-hidden className="lesson-mark" data-complete={isComplete || undefined}>
      {lesson.locked ? <Lock className="size-4" /> : isComplete ? <Check className="size-4" /> : number}
    </span>
  );
}

interface TitleProps {
  readonly course: Course;
  readonly lesson: LessonOutline;
  readonly isCurrent: boolean;
  readonly progress: CourseProgress;
}

function Title({ course, lesson, isCurrent, progress }: TitleProps) {
  const quiz = progress.quizzes[lesson.id];
  const facts = [
    lesson.duration,
    lesson.locked && "locked",
    progress.completed[lesson.id] !== undefined && "complete",
    quiz?.passedAt !== undefined ? "quiz passed" : quiz?.best && "quiz not passed yet",
  ].filter(Boolean);
  const words = (
    <>
      <span className="lesson-list-title">{lesson.title}</span>
      <span className="lesson-list-facts">{facts.join(" · ")}</span>
    </>
  );
  if (lesson.locked) return <span className="lesson-list-link">{words}</span>;
  return (
    <span className="lesson-list-link" aria-current={isCurrent ? "step" : undefined}>
      <PlainLink to={addressOf(course, lesson)}>{words}</PlainLink>
    </span>
  );
}
