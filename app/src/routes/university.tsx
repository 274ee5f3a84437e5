import type { MetaFunction } from "react-router";
import { courseModules } from "../content/courses.ts";
import { pageHead } from "../content/head.ts";
import { site } from "../content/site.ts";
import { breadcrumb, courseList } from "../content/structured.ts";
import { reasons } from "../content/university.ts";
import { OwnForm } from "../features/forms/own-form.tsx";
import { Embed } from "../features/marketing/embed.tsx";
import { LessonMiniature } from "../features/marketing/miniatures/lesson.tsx";
import { PageHero } from "../features/marketing/page-hero.tsx";
import { Section } from "../features/marketing/section.tsx";
import { ModuleCards } from "../features/university/module-card.tsx";
import { Plans } from "../features/university/plans.tsx";
import { Testimonials } from "../features/university/testimonials.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { Plate } from "../ui/plate.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "DeFi University: three modules, the first one free",
    description: `Ten free lessons on decentralised finance, then ${site.network} in depth and the running of a portfolio. What each module asks of you and what you can do after it.`,
    path: paths.university,
    structured: [breadcrumb(["DeFi University", paths.university]), courseList(courseModules)],
  });

export default function University() {
  return (
    <Page>
      <PageHero
        back={{ label: "Back to Home", to: paths.home }}
        title="DeFi University"
        text="Three modules: the basics, one network in depth, and a portfolio that you can explain. The first is free, and you can read every lesson list before you pay for anything."
        actions={
          <>
            <ButtonLink to={paths.platform}>Access Full Platform</ButtonLink>
            <ButtonLink to={paths.catalogue} tone="secondary">
              Explore Free Content
            </ButtonLink>
          </>
        }
      >
        <Plate number={1} caption="A lesson: its place in the course, and the figure it explains.">
          <LessonMiniature />
        </Plate>
      </PageHero>
      <section aria-labelledby="curriculum" className="frame pb-(--section)">
        <div className="mb-8 border-t border-ink pt-6 md:flex md:items-baseline md:justify-between">
          <h2 id="curriculum" className="text-section">
            Curriculum
          </h2>
          <p className="figures text-small text-muted">3 modules, 28 lessons, 6.5 hours</p>
        </div>
        <ModuleCards modules={courseModules} />
      </section>
      <WhyHere />
      <Testimonials />
      <Plans />
      <Section
        title="Ask before you enrol"
        text="Tell us what you know already and what you want to be able to do. We answer with the module to start from, also when it is the free one."
      >
        <Embed title="Contact form" address={site.embeds.contact} height={500}>
          <OwnForm kind="contact" />
        </Embed>
      </Section>
    </Page>
  );
}

function WhyHere() {
  return (
    <section aria-labelledby="why" className="band">
      <div className="frame py-(--section)">
        <h2 id="why" className="max-w-[36rem] text-section">
          Why choose this University
        </h2>
        <ul className="mt-10 grid gap-x-14 sm:grid-cols-2">
          {reasons.map((reason) => (
            <li key={reason.title} className="border-t border-line py-6">
              <h3 className="text-title">{reason.title}</h3>
              <p className="mt-2 max-w-[30rem] text-muted">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
