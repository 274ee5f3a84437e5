import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { interviewSeries } from "../content/playlists.ts";
import { breadcrumb, videoObjects } from "../content/structured.ts";
import { Closing } from "../features/marketing/closing.tsx";
import { BackLink } from "../features/marketing/page-hero.tsx";
import { PlaylistPlayer } from "../features/playlists/playlist-player.tsx";
import { TwoVoices } from "../features/playlists/two-voices.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "The Web3 interview series: three long conversations",
    description:
      "A founder, a risk manager and a teacher, an hour each: what broke, which limits held, and how people learn to leave.",
    path: paths.interviewSeries,
    structured: [
      breadcrumb(["Web3 interviews", paths.interviews], ["Series", paths.interviewSeries]),
      ...videoObjects(interviewSeries),
    ],
  });

export default function InterviewSeries() {
  return (
    <Page>
      <div className="frame pt-6 pb-(--section) md:pt-8">
        <BackLink label="Back to Interviews" to={paths.interviews} />
        <div className="mt-5 mb-10 grid gap-x-14 gap-y-5 lg:grid-cols-12 lg:items-end">
          <h1 className="text-section lg:col-span-6">Web3 interview series</h1>
          <p className="max-w-[34rem] text-muted lg:col-span-6">
            Three long conversations, each with one guest and one subject. Guests are named once they have
            agreed to it.
          </p>
        </div>
        <PlaylistPlayer label="The series" videos={interviewSeries} drawing={<TwoVoices />} />
      </div>
      <Closing
        title="A conversation about your own positions?"
        text="An hour with one of us, on your wallet, your plan or your worry. Or ask in the Den, where others can learn from the answer."
      >
        <ButtonLink to={paths.platform}>Join DeFi Den Community</ButtonLink>
        <ButtonLink to={paths.coaching} tone="secondary">
          1-on-1 coaching
        </ButtonLink>
      </Closing>
    </Page>
  );
}
