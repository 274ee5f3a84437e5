import type { MetaFunction } from "react-router";
import { courseModules } from "../content/courses.ts";
import { pageHead } from "../content/head.ts";
import { breadcrumb, courseList } from "../content/structured.ts";
import { PageHero } from "../features/marketing/page-hero.tsx";
import { ModuleCards } from "../features/university/module-card.tsx";
import { paths } from "../paths.ts";
import { Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Course catalogue: three modules, 28 lessons",
    description:
      "Every module with its lessons, length, prerequisites, skills and certification. DeFi 101 is free and starts at once.",
    path: paths.catalogue,
    structured: [
      breadcrumb(["DeFi University", paths.university], ["Courses", paths.catalogue]),
      courseList(courseModules),
    ],
  });

export default function Catalogue() {
  return (
    <Page>
      <PageHero
        back={{ label: "Back to DeFi University", to: paths.university }}
        title="Courses"
        text="Take them in this order. Each one assumes what the one before it taught, and says so under View Details."
      />
      <section aria-labelledby="modules" className="frame pb-(--section)">
        <h2 id="modules" className="sr-only">
          Modules
        </h2>
        <ModuleCards modules={courseModules} />
        <p className="mt-8 max-w-[36rem] text-small text-muted">
          The members' library has more than these three.{" "}
          <Link to={paths.platform}>See all eight courses</Link>
        </p>
      </section>
    </Page>
  );
}
