import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { denAccountLinks } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { breadcrumb } from "../content/structured.ts";
import { trackerFeatures, trackerPrices } from "../content/tracker.ts";
import { BackgroundVideo } from "../features/marketing/background-video.tsx";
import { Closing } from "../features/marketing/closing.tsx";
import { PositionsMiniature } from "../features/marketing/miniatures/positions.tsx";
import { BackLink } from "../features/marketing/page-hero.tsx";
import { Section } from "../features/marketing/section.tsx";
import { paths } from "../paths.ts";
import { Header } from "../ui/header.tsx";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { Plate } from "../ui/plate.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "DeFi Tracker: every position in one list",
    description: `An app that reads your positions on several chains by address. ${site.prices.trackerTrialDays} days free, no credit card; prices as advertised.`,
    path: paths.tracker,
    structured: [breadcrumb(["DeFi Tracker", paths.tracker])],
  });

export default function Tracker() {
  return (
    <Page header={<Header accounts={denAccountLinks} />}>
      <section className="relative overflow-hidden">
        {site.videos.trackerBackground && <BackgroundVideo address={site.videos.trackerBackground} />}
        <div className="frame relative grid items-center gap-x-14 gap-y-12 pt-6 pb-(--section) md:pt-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <BackLink label="Back to Home" to={paths.home} />
            <p className="mt-7 inline-block rounded-control border border-edge px-3 py-1 text-caption font-bold">
              {site.prices.trackerTrialDays}-day free trial
            </p>
            <h1 className="mt-4 text-display leading-[1.02] tracking-[-0.022em]">DeFi Tracker</h1>
            <p className="mt-6 max-w-[32rem] text-lead leading-[1.45] text-muted">
              What is lent, what is pooled, what is locked and until when: one list for all your wallets, read
              by address. It never asks for a key.
            </p>
            <p className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink to={site.links.tracker}>Start Free Trial</ButtonLink>
              <ButtonLink to={site.links.trackerDemo} tone="secondary">
                Watch Demo
              </ButtonLink>
            </p>
          </div>
          <Plate
            number={1}
            caption="Four positions of one wallet (sample figures)."
            className={`lg:col-span-6 ${site.videos.trackerBackground ? "rounded-card bg-paper p-4" : ""}`}
          >
            <PositionsMiniature />
          </Plate>
        </div>
      </section>
      <Section
        title="What it costs"
        text="The tracker is an app of its own; these are the prices it advertises."
      >
        <ul className="grid border-t border-ink sm:grid-cols-3">
          {trackerPrices.map((entry) => (
            <li key={entry.price} className="border-b border-line py-5 sm:border-b-0 sm:pr-5">
              <p className="figures text-title font-display leading-tight">{entry.price}</p>
              <p className="mt-2 text-small text-muted">{entry.note}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What it does">
        <dl>
          {trackerFeatures.map((feature) => (
            <div
              key={feature.title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[14rem_1fr]"
            >
              <dt className="text-title font-display leading-tight">{feature.title}</dt>
              <dd className="max-w-[32rem]">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Closing
        title="See what you hold before you add to it."
        text={`Free Trial: ${site.prices.trackerTrialDays} days, no credit card required.`}
      >
        <ButtonLink to={site.links.tracker}>Launch DeFi Tracker</ButtonLink>
      </Closing>
    </Page>
  );
}
