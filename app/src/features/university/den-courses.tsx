import { denCourses } from "../../content/den.ts";
import { site } from "../../content/site.ts";
import { ButtonLink } from "../../ui/link.tsx";

/** The eight courses on one ruled sheet, and what is still being made. */
export function DenCourses() {
  return (
    <section aria-labelledby="courses" className="frame pb-(--section)">
      <h2 id="courses" className="text-section">
        The courses
      </h2>
      <ol className="figures mt-8 grid border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
        {denCourses.map((course, index) => (
          <li
            key={course.title}
            className="flex flex-col border-b border-line py-7 sm:odd:border-r sm:odd:pr-8 sm:even:pl-8 lg:border-r! lg:px-8! lg:nth-[3n]:border-r-0! lg:nth-[3n]:pr-0! lg:nth-[3n+1]:pl-0!"
          >
            <p className="flex items-baseline justify-between text-small text-muted">
              <span aria-hidden>{index + 1}</span>
              {course.level}
            </p>
            <h3 className="mt-3 text-title">{course.title}</h3>
            <p className="mt-2 text-small text-muted">{course.text}</p>
          </li>
        ))}
        <li className="flex flex-col border-b border-line py-7 max-sm:border-b-0 sm:max-lg:col-span-2 lg:pl-8">
          <p className="text-small text-muted">In preparation</p>
          <h3 className="mt-3 text-title">More Courses Coming</h3>
          <p className="mt-2 text-small text-muted">
            Until then, see your own positions in one list: {site.prices.trackerTrialDays} days free, no
            credit card.
          </p>
          <p className="mt-5">
            <ButtonLink to={site.links.tracker} tone="secondary">
              Launch DeFi Tracker
            </ButtonLink>
          </p>
        </li>
      </ol>
    </section>
  );
}
