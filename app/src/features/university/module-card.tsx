import { ChevronDown } from "lucide-react";
import type { CourseModule } from "../../content/courses.ts";
import { site } from "../../content/site.ts";
import { ButtonLink, PlainLink } from "../../ui/link.tsx";
import { CourseStanding } from "./course-standing.tsx";

interface ModuleCardsProps {
  readonly modules: readonly CourseModule[];
}

/** The modules as cards. Their details share a name, so the browser keeps at most one of them open. */
export function ModuleCards({ modules }: ModuleCardsProps) {
  return (
    <ol className="grid gap-6">
      {modules.map((module, index) => (
        <li key={module.id}>
          <ModuleCard module={module} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

interface ModuleCardProps {
  readonly module: CourseModule;
  readonly number: number;
}

function ModuleCard({ module, number }: ModuleCardProps) {
  return (
    <article
      aria-labelledby={module.id}
      className="card rounded-card border border-line bg-raised p-5 md:p-8"
    >
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[3rem_1fr] lg:grid-cols-[4rem_1fr_17rem]">
        <p aria-hidden className="figures font-display text-section leading-none text-muted max-md:hidden">
          {number}
        </p>
        <div>
          <p className="figures text-small text-muted">
            {module.level} · {module.lessons} lessons · {module.duration}
            {module.enrolled && (
              <>
                {" "}
                · <span className="whitespace-nowrap">{module.enrolled} enrolled, as advertised</span>
              </>
            )}
          </p>
          <h3 id={module.id} className="mt-1 text-heading">
            {module.title}
          </h3>
          <p className="mt-3 max-w-[34rem]">{module.description}</p>
          <ul className="mt-5 grid max-w-[34rem] grid-cols-2 gap-x-6 text-small text-muted sm:grid-cols-3">
            {module.topics.map((topic) => (
              <li key={topic} className="border-t border-line py-2">
                {topic}
              </li>
            ))}
          </ul>
        </div>
        <ModuleActions module={module} />
      </div>
      <details name="module" className="group mt-6 border-t border-line md:mt-8">
        <summary className="-mb-2 inline-flex min-h-12 items-center gap-2 pt-2 text-small font-bold">
          View Details
          <span className="sr-only"> of {module.title}</span>
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="grid gap-x-10 gap-y-6 pt-4 text-small md:grid-cols-3">
          <div>
            <dt className="font-bold">Prerequisites</dt>
            <dd className="mt-2 text-muted">{module.prerequisites}</dd>
          </div>
          <div>
            <dt className="font-bold">Skills gained</dt>
            <dd className="mt-2">
              <ul className="grid gap-2 text-muted">
                {module.skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt className="font-bold">Certification</dt>
            <dd className="mt-2 text-muted">{module.certification}</dd>
          </div>
        </dl>
      </details>
    </article>
  );
}

/** The free module starts here; premium ones are on the partner's site. Preview opens the same target. */
function ModuleActions({ module }: { readonly module: CourseModule }) {
  const target = module.isPremium ? site.links.partner : module.path;
  return (
    <div className="flex flex-col items-start gap-3 md:col-start-2 lg:col-start-3">
      <p className="text-title font-display leading-none">
        {module.isPremium ? "Premium" : <span className="text-teal">Free</span>}
      </p>
      <p className="text-small text-muted">
        {module.isPremium
          ? "Part of the membership, on the site of our partner DeFi Forward."
          : "No account, no card."}
      </p>
      <ButtonLink
        to={target}
        tone={module.isPremium ? "secondary" : "primary"}
        className="mt-1 lg:self-stretch"
      >
        {module.isPremium ? "Access on DeFi Forward" : "Start Free Course"}
      </ButtonLink>
      <p className="flex flex-wrap gap-x-6 text-small">
        <PlainLink to={target} className="py-2">
          <span className="link">Preview</span>
          <span className="sr-only"> of {module.title}</span>
        </PlainLink>
        {module.isPremium && (
          <PlainLink to={module.path} className="py-2">
            <span className="link">See its {module.lessons} lessons</span>
          </PlainLink>
        )}
      </p>
      <CourseStanding module={module} />
    </div>
  );
}
