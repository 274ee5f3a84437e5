import { courseModules } from "../../content/courses.ts";
import { paths } from "../../paths.ts";
import { Link, PlainLink } from "../../ui/link.tsx";
import { Section } from "./section.tsx";

/** The three modules, as an index. */
export function Courses() {
  return (
    <Section
      anchor="courses"
      title="Courses"
      text={
        <>
          <p>
            As advertised, most students spend two to three hours a week and finish in two to three months.
            You can practise with as little as $10.
          </p>
          <p className="mt-4 text-small text-ink">
            <Link to={paths.platform}>See the whole curriculum</Link>
          </p>
        </>
      }
    >
      <ol className="border-t border-ink">
        {courseModules.map((course, index) => (
          <li
            key={course.id}
            className="grid grid-cols-[2.5rem_1fr] border-b border-line py-6 sm:grid-cols-[3.5rem_1fr_auto]"
          >
            <span aria-hidden className="figures font-display text-title leading-tight text-muted">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">
                <PlainLink to={course.path} className="link link-quiet">
                  {course.title}
                </PlainLink>
              </h3>
              <p className="mt-2 max-w-[30rem] text-small text-muted">{course.description}</p>
            </div>
            <p className="figures col-start-2 mt-3 text-small leading-snug text-muted sm:col-start-3 sm:mt-1 sm:pl-8 sm:text-right">
              <span className={course.isPremium ? "" : "font-bold text-teal"}>
                {course.isPremium ? "Premium" : "Free"}
              </span>
              <span className="sm:block">
                <span className="sm:hidden"> · </span>
                {course.level}
              </span>
              <span className="sm:block">
                <span className="sm:hidden"> · </span>
                {course.lessons} lessons, {course.duration}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
