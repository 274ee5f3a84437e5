import { Goals } from "../../content/lessons/goals.tsx";
import type { SummarisedLesson } from "../../content/lessons/lesson.ts";
import { LessonStyle } from "../../content/lessons/lesson-style.tsx";
import { site } from "../../content/site.ts";
import { paths } from "../../paths.ts";
import { ButtonLink, PlainLink } from "../../ui/link.tsx";
import type { Course } from "./course.ts";
import { CoursePlayer } from "./course-player.tsx";

interface PremiumPlayerProps {
  readonly course: Course<SummarisedLesson>;
  readonly title: string;
}

/** A premium module: what each lesson teaches, and where it is taught. */
export function PremiumPlayer({ course, title }: PremiumPlayerProps) {
  return (
    <CoursePlayer course={course} title={title} placeholder={<PreviewPanel />} extras={<Membership />}>
      {(lesson) => (
        <>
          <LessonStyle />
          <div className="prose lesson">
            <Goals goals={lesson.goals} />
            <section>
              <h2>The lesson in short</h2>
              {lesson.summary.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <section className="lesson-sources">
              <p>{site.disclaimer}</p>
            </section>
          </div>
        </>
      )}
    </CoursePlayer>
  );
}

/** In the place of a video that only members see. */
function PreviewPanel() {
  return (
    <section aria-label="Video" className="preview-panel no-print">
      <div>
        <p className="preview-title">Video Coming Soon</p>
        <p>
          The film of this lesson comes with the premium module on DeFi Forward. What it teaches is written
          below, so that you know what you would pay for.
        </p>
        <p>
          <ButtonLink to={site.links.partner} tone="secondary">
            Preview
          </ButtonLink>
        </p>
      </div>
      <Reel />
    </section>
  );
}

/** A strip of film whose frames are empty but for the line that runs on to the last. */
function Reel() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden fill="none" className="preview-drawing">
      <path d="M0 20H240M0 130H240" stroke="var(--ink)" strokeWidth="1.5" />
      {[0, 80, 160].map((x) => (
        <rect key={x} x={x + 6} y="34" width="68" height="82" stroke="var(--edge)" />
      ))}
      {Array.from({ length: 15 }, (_, index) => 4 + index * 16).map((x) => (
        <path key={x} d={`M${x} 27h8M${x} 123h8`} stroke="var(--edge)" strokeWidth="4" />
      ))}
      <path d="M6 98C40 96 44 60 74 66S122 92 154 74" stroke="var(--teal)" strokeWidth="2" />
      <path d="M154 74C176 62 196 52 234 50" stroke="var(--ember)" strokeWidth="2" strokeDasharray="2 5" />
    </svg>
  );
}

/** What the module costs, and where it is. */
function Membership() {
  const { den, denPeriodDays } = site.prices;
  return (
    <section className="player-card" aria-labelledby="membership">
      <h2 id="membership">The premium module</h2>
      <p>
        Part of the membership, advertised at ${den} per {denPeriodDays} days. The films and the certificate
        are with our partner DeFi Forward; here you can read every lesson in short and keep track of what you
        have seen.
      </p>
      <p>
        <ButtonLink to={site.links.partner}>Access on DeFi Forward</ButtonLink>
      </p>
      <p>
        <PlainLink to={paths.platform} className="link">
          What a membership has
        </PlainLink>
      </p>
    </section>
  );
}
