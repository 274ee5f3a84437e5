import type { MetaFunction } from "react-router";
import { flareNetwork } from "../content/lessons/flare-network.ts";
import { courseOf } from "../features/courses/course.ts";
import { courseHead } from "../features/courses/course-head.ts";
import { PremiumPlayer } from "../features/courses/premium-player.tsx";

const course = courseOf("flare-network", flareNetwork);

export const meta: MetaFunction = ({ params }) =>
  courseHead(course, "Flare Network Mastery: six lessons in short", params.lesson);

/** The premium module on Flare. */
export default function FlareMastery() {
  return <PremiumPlayer course={course} title="Flare Network Mastery" />;
}
