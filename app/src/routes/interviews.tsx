import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { interviews } from "../content/playlists.ts";
import { site } from "../content/site.ts";
import { breadcrumb, videoObjects } from "../content/structured.ts";
import { track } from "../features/analytics/track.ts";
import { OwnForm } from "../features/forms/own-form.tsx";
import { Closing } from "../features/marketing/closing.tsx";
import { Embed } from "../features/marketing/embed.tsx";
import { PlaylistPlayer } from "../features/playlists/playlist-player.tsx";
import { TwoVoices } from "../features/playlists/two-voices.tsx";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ButtonLink, Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

const booking = "interview-booking";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Web3 interviews: builders on what can go wrong",
    description:
      "Conversations with people who build, audit and use protocols on Flare: who can change a contract, where prices come from, what a loss taught.",
    path: paths.interviews,
    structured: [breadcrumb(["Web3 interviews", paths.interviews]), ...videoObjects(interviews)],
  });

export default function Interviews() {
  return (
    <Page>
      <div className="frame pt-12 pb-(--section) md:pt-16">
        <div className="mb-10 grid gap-x-14 gap-y-6 md:mb-12 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h1 className="text-display leading-[1.02] tracking-[-0.022em]">Web3 interviews</h1>
            <p className="mt-5 max-w-[34rem] text-lead leading-[1.45] text-muted">
              Builders, auditors and users, asked the same three things: who can change it, what breaks first,
              and what happens if you stop.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:flex-col max-sm:items-start lg:col-span-5 lg:justify-end">
            <Button
              data-opens={booking}
              data-early
              onClick={() => track("booking_click", "interview", "web3_interviews_page")}
            >
              Book Your Zoom Interview
            </Button>
            <Link to={paths.interviewSeries} className="text-small font-medium">
              The interview series
            </Link>
          </div>
        </div>
        <PlaylistPlayer label="Interviews" videos={interviews} drawing={<TwoVoices />} />
      </div>
      <Closing
        title="Hear it, then check it."
        text={`Members ask the guests their own questions on the weekly call. Membership is advertised at $${site.prices.den}/month.`}
      >
        <ButtonLink to={paths.platform}>Join for ${site.prices.den}/month</ButtonLink>
        <ButtonLink to={paths.university} tone="secondary">
          DeFi University
        </ButtonLink>
      </Closing>
      <Dialog id={booking} wide title="Book Your Zoom Interview">
        <Embed title="Booking calendar" address={site.embeds.interviewBooking} height={600}>
          <p className="mb-6 max-w-[36rem] text-small text-muted">
            Tell us what you build or what you learned. We send the questions before the call, and you see the
            cut before anyone else does.
          </p>
          <OwnForm kind="interview" />
        </Embed>
      </Dialog>
    </Page>
  );
}
