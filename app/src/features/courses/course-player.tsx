/**
 * The player of a course: the lesson on the left, and on the right the way through the course. One address a lesson;
 * the course's own address shows the first one, or leads on to where the learner was.
 */
import type { ReactNode } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import type { LessonOutline } from "../../content/lessons/lesson.ts";
import { paths } from "../../paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Page } from "../../ui/page.tsx";
import { BackLink } from "../marketing/page-hero.tsx";
import { addressOf, type Course, standingOf } from "./course.ts";
import { CourseProgressBar } from "./course-progress.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonHead } from "./lesson-head.tsx";
import { LessonList } from "./lesson-list.tsx";
import { opening } from "./opening.ts";
import { PlayerStyle } from "./player-style.tsx";
import { ProgressPanel } from "./progress/progress-panel.tsx";
import { ProgressTrouble } from "./progress/progress-trouble.tsx";
import { completedIn } from "./progress/steps.ts";
import { useCourseProgress, useIsAlive } from "./progress/use-progress.ts";
import { ResumeScript } from "./resume-script.tsx";
import { Shortcuts } from "./shortcuts/shortcuts.tsx";
import { usePlace } from "./use-place.ts";
import { VideoSlot } from "./video/video-slot.tsx";

interface CoursePlayerProps<Lesson extends LessonOutline> {
  readonly course: Course<Lesson>;
  /** The title of the course's own page. */
  readonly title: string;
  /** What stands in the place of a video that is not there yet. */
  readonly placeholder: ReactNode;
  /** A lesson's text, and what belongs to it. */
  readonly children: (lesson: Lesson) => ReactNode;
  /** What else the course offers beside its list. */
  readonly extras: ReactNode;
  /** The way on once every lesson is complete. */
  readonly wayOn?: ReactNode;
}

/** The page of a course, at the lesson that the address names. */
export function CoursePlayer<Lesson extends LessonOutline>(props: CoursePlayerProps<Lesson>) {
  const { course, title, placeholder, children, extras, wayOn } = props;
  const { lesson: asked } = useParams();
  const isOwnPage = asked === undefined;
  const standing = standingOf(course, asked);
  const { go, unknown } = useOpening(course, asked);
  usePlace(course.module.id, isOwnPage ? undefined : standing.lesson.id);
  if (go) return <Navigate replace to={addressOf(course, { id: go })} />;
  return (
    <Page>
      <PlayerStyle />
      {isOwnPage && <ResumeScript course={course} />}
      <div className="frame player">
        <div className="player-back no-print">
          <BackLink label="All courses" to={paths.catalogue} />
        </div>
        {isOwnPage && <CourseIntroduction course={course} title={title} />}
        <div className="player-columns">
          <article className="player-lesson" aria-labelledby="lesson-title">
            <FoldedBar course={course} />
            <ProgressTrouble />
            {unknown !== undefined && <UnknownLesson course={course} asked={unknown} />}
            <LessonHead course={course} standing={standing} isOwnPage={isOwnPage} />
            <VideoSlot key={standing.lesson.id} url={standing.lesson.videoUrl} placeholder={placeholder} />
            {children(standing.lesson)}
            <LessonEnd course={course} standing={standing} wayOn={wayOn} />
          </article>
          <aside className="player-aside no-print" aria-label="The course">
            {!isOwnPage && <p className="player-course">{course.module.title}</p>}
            <CourseProgressBar course={course} />
            <LessonList course={course} current={standing.lesson.id} />
            {extras}
            <ProgressPanel />
            <Shortcuts course={course} standing={standing} />
          </aside>
        </div>
      </div>
    </Page>
  );
}

/** What the address asks for; nothing while the page is as it was built. */
function useOpening({ module, lessons }: Course, asked: string | undefined) {
  const { search } = useLocation();
  const { place } = useCourseProgress(module.id);
  const isAlive = useIsAlive();
  if (!isAlive) return {};
  if (asked === undefined) return opening(search, place, lessons.length);
  return lessons.some(({ id }) => id === asked) ? {} : { unknown: asked };
}

function CourseIntroduction({ course: { module, lessons }, title }: { course: Course; title: string }) {
  return (
    <header className="player-introduction">
      <h1>{title}</h1>
      <div>
        <p className="player-lead">{module.description}</p>
        <p className="player-facts">
          {module.level} · {lessons.length} lessons · {module.duration}
          {module.enrolled && ` · ${module.enrolled} enrolled, as advertised`}
        </p>
      </div>
    </header>
  );
}

/** On a narrow screen the list is below the lesson; this says how far one is and leads there. */
function FoldedBar({ course: { module, lessons } }: { course: Course }) {
  const completed = completedIn(useCourseProgress(module.id), lessons);
  return (
    <div className="player-folded no-print">
      <p>
        {completed} of {lessons.length} lessons complete
      </p>
      <a href="#lessons">All lessons</a>
    </div>
  );
}

function UnknownLesson({ course: { module, lessons }, asked }: { course: Course; asked: string }) {
  return (
    <Alert tone="caution" title="There is no such lesson" className="player-notice">
      <p>
        {module.title} has no lesson ‘{asked.slice(0, 40)}’: its lessons are lesson-1 to lesson-
        {lessons.length}. Here is the first one.
      </p>
    </Alert>
  );
}
