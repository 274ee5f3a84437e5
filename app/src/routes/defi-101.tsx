import type { MetaFunction } from "react-router";
import { defi101 } from "../content/lessons/defi-101.ts";
import { CertificateCard } from "../features/courses/certificate/certificate-card.tsx";
import { courseOf } from "../features/courses/course.ts";
import { courseHead } from "../features/courses/course-head.ts";
import { CoursePlayer } from "../features/courses/course-player.tsx";
import { DownloadResources } from "../features/courses/download-resources.tsx";
import { LessonReader } from "../features/courses/lesson-reader.tsx";
import { LessonQuiz } from "../features/courses/quiz/lesson-quiz.tsx";
import { TextLeads } from "../features/courses/text-leads.tsx";

const course = courseOf("defi-101", defi101);

export const meta: MetaFunction = ({ params }) =>
  courseHead(course, "DeFi 101: the free course in ten lessons", params.lesson);

/** The free course: ten lessons with their quizzes, and the certificate. */
export default function Defi101() {
  return (
    <CoursePlayer
      course={course}
      title="DeFi 101"
      placeholder={<TextLeads />}
      wayOn={
        <a href="#certificate-card" className="link">
          To your certificate
        </a>
      }
      extras={
        <>
          <DownloadResources />
          <CertificateCard course={course} />
        </>
      }
    >
      {({ id }) => (
        <>
          <LessonReader id={id} />
          <LessonQuiz id={id} />
        </>
      )}
    </CoursePlayer>
  );
}
