import type { MetaFunction } from "react-router";
import { courseModules } from "../content/courses.ts";
import { denFeatures, denQuestions } from "../content/den.ts";
import { pageHead } from "../content/head.ts";
import { denAccountLinks } from "../content/navigation.ts";
import { breadcrumb, courseList } from "../content/structured.ts";
import { Closing } from "../features/marketing/closing.tsx";
import { PageHero } from "../features/marketing/page-hero.tsx";
import { Questions } from "../features/marketing/questions.tsx";
import { Section } from "../features/marketing/section.tsx";
import { CourseMap } from "../features/university/course-map.tsx";
import { DenCourses } from "../features/university/den-courses.tsx";
import { Tiers } from "../features/university/tiers.tsx";
import { paths } from "../paths.ts";
import { Header } from "../ui/header.tsx";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { Plate } from "../ui/plate.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "DeFi Den Learning Center: eight courses, three tiers",
    description:
      "Eight courses on decentralised finance, weekly calls and a discussion panel. What each tier costs, what it adds, and a free preview first.",
    path: paths.platform,
    structured: [breadcrumb(["DeFi Den Learning Center", paths.platform]), courseList(courseModules)],
  });

export default function Platform() {
  return (
    <Page header={<Header accounts={denAccountLinks} />}>
      <PageHero
        back={{ label: "Back to Home", to: paths.home }}
        title="DeFi Den Learning Center"
        text="Eight courses, a call every week, and people to ask in between. Begin with the free one: it shows how we teach, and whether you want more of it."
        actions={
          <>
            <ButtonLink to={paths.enrolment}>Enroll Now</ButtonLink>
            <ButtonLink to={paths.defi101} tone="secondary">
              Watch Free Preview
            </ButtonLink>
          </>
        }
      >
        <Plate
          number={1}
          caption="The eight courses. The line is the order we suggest; the branch can be taken at any time."
        >
          <CourseMap />
        </Plate>
      </PageHero>
      <Section
        title="What is in it"
        text="Which tier has which of these stands further down, with the prices."
      >
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {denFeatures.map((feature) => (
            <div key={feature.title} className="border-t border-line py-5">
              <dt className="text-title font-display leading-tight">{feature.title}</dt>
              <dd className="mt-1.5 text-small text-muted">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <DenCourses />
      <Tiers />
      <Questions
        title="Before you enrol"
        text="Three questions that come up every time."
        questions={denQuestions}
      />
      <Closing
        title="Read one lesson before you decide."
        text="DeFi 101 is free and asks for no account. If it leaves you with better questions, the Den is where they get answered."
      >
        <ButtonLink to={paths.enrolment}>Enroll Now</ButtonLink>
        <ButtonLink to={paths.defi101} tone="secondary">
          Watch Free Preview
        </ButtonLink>
      </Closing>
    </Page>
  );
}
