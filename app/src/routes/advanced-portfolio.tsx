import type { MetaFunction } from "react-router";
import { portfolioManagement } from "../content/lessons/portfolio-management.ts";
import { courseOf } from "../features/courses/course.ts";
import { courseHead } from "../features/courses/course-head.ts";
import { PremiumPlayer } from "../features/courses/premium-player.tsx";

const course = courseOf("portfolio-management", portfolioManagement);

export const meta: MetaFunction = ({ params }) =>
  courseHead(course, "Advanced Portfolio Management: twelve lessons in short", params.lesson);

/** The premium module on portfolios. */
export default function AdvancedPortfolio() {
  return <PremiumPlayer course={course} title="Advanced Portfolio Management" />;
}
