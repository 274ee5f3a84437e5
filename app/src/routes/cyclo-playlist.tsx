import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { breadcrumb, videoObjects } from "../content/structured.ts";
import { cyclo } from "../content/walkthroughs.ts";
import { TutorialPage } from "../features/playlists/tutorial-page.tsx";
import { paths } from "../paths.ts";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Cyclo walkthrough: three tutorials",
    description: `${cyclo.text} Three tutorials with their steps and the risk of each.`,
    path: paths.cyclo,
    structured: [
      breadcrumb(["Walkthroughs", paths.walkthroughs], ["Cyclo", paths.cyclo]),
      ...videoObjects(cyclo.videos),
    ],
  });

export default function CycloPlaylist() {
  return <TutorialPage tutorial={cyclo} />;
}
