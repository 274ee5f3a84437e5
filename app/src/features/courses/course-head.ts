/** What a course's page and the pages of its lessons say in their heads. */
import type { MetaDescriptor } from "react-router";
import { pageHead } from "../../content/head.ts";
import { breadcrumb, course as courseObject, lessonOf } from "../../content/structured.ts";
import { paths } from "../../paths.ts";
import { addressOf, type Course, standingOf } from "./course.ts";

/** The head of the course's page, or of the lesson that the address names. */
export function courseHead(course: Course, title: string, lessonId: string | undefined): MetaDescriptor[] {
  const { module } = course;
  const catalogue = ["Courses", paths.catalogue] as const;
  const own = [module.title, module.path] as const;
  if (lessonId === undefined) {
    return pageHead({
      title,
      description: module.description,
      path: module.path,
      structured: [breadcrumb(catalogue, own), courseObject(module)],
    });
  }
  const { lesson, number } = standingOf(course, lessonId);
  const path = addressOf(course, lesson);
  return pageHead({
    title: `${lesson.title} (${module.title}, lesson ${number})`,
    description: lesson.description,
    path,
    structured: [breadcrumb(catalogue, own, [lesson.title, path]), lessonOf(module, lesson)],
  });
}
