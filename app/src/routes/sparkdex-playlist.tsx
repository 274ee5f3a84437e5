import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { breadcrumb, videoObjects } from "../content/structured.ts";
import { sparkdex } from "../content/walkthroughs.ts";
import { TutorialPage } from "../features/playlists/tutorial-page.tsx";
import { paths } from "../paths.ts";

export const meta: MetaFunction = () =>
  pageHead({
    title: "SparkDEX walkthrough: three tutorials",
    description: `${sparkdex.text} Three tutorials with their steps and the risk of each.`,
    path: paths.sparkdex,
    structured: [
      breadcrumb(["Walkthroughs", paths.walkthroughs], ["SparkDEX", paths.sparkdex]),
      ...videoObjects(sparkdex.videos),
    ],
  });

export default function SparkDEXPlaylist() {
  return <TutorialPage tutorial={sparkdex} />;
}
