import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { breadcrumb, videoObjects } from "../content/structured.ts";
import { kinetic } from "../content/walkthroughs.ts";
import { TutorialPage } from "../features/playlists/tutorial-page.tsx";
import { paths } from "../paths.ts";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Kinetic walkthrough: three tutorials",
    description: `${kinetic.text} Three tutorials with their steps and the risk of each.`,
    path: paths.kinetic,
    structured: [
      breadcrumb(["Walkthroughs", paths.walkthroughs], ["Kinetic", paths.kinetic]),
      ...videoObjects(kinetic.videos),
    ],
  });

export default function KineticPlaylist() {
  return <TutorialPage tutorial={kinetic} />;
}
