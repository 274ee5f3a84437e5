import { useEffect } from "react";
import type { MetaFunction } from "react-router";
import { consultationCards, sessionDetails, sessionTopics } from "../content/consultation.ts";
import { pageHead } from "../content/head.ts";
import { site } from "../content/site.ts";
import { breadcrumb } from "../content/structured.ts";
import { track } from "../features/analytics/track.ts";
import { OwnForm } from "../features/forms/own-form.tsx";
import { Closing } from "../features/marketing/closing.tsx";
import { Embed } from "../features/marketing/embed.tsx";
import { PageHero } from "../features/marketing/page-hero.tsx";
import { Section } from "../features/marketing/section.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

/** The calendar's height in pixels. */
const CALENDAR_HEIGHT = 700;

export const meta: MetaFunction = () =>
  pageHead({
    title: `Book a consultation: ${site.sessionMinutes} minutes on your questions`,
    description: `A ${site.sessionMinutes}-minute video session for people with larger or more complicated positions on Flare. Name a topic and up to three times.`,
    path: paths.consultation,
    structured: [breadcrumb(["Consultation", paths.consultation])],
  });

export default function Consultation() {
  useEffect(() => track("page_view", "consultation"), []);
  return (
    <Page>
      <PageHero
        back={{ label: "Back to Home", to: paths.home }}
        title="Book a consultation"
        text={`${site.sessionMinutes} minutes for positions that need more than a lesson: several protocols, larger amounts, other people's money.`}
      >
        <ul className="border-t border-ink">
          {consultationCards.map((card) => (
            <li key={card.title} className="border-b border-line py-5">
              <h2 className="text-title">{card.title}</h2>
              <p className="mt-1 text-small text-muted">{card.text}</p>
            </li>
          ))}
        </ul>
      </PageHero>
      <Section
        raised
        title="Choose a time"
        text="You pick in your own time zone; we keep the moment in UTC, so nobody is an hour late in spring."
      >
        <Embed
          title="Booking calendar"
          address={site.embeds.booking}
          height={CALENDAR_HEIGHT}
          onLoad={() => track("booking_interaction", "consultation")}
        >
          <OwnForm kind="consultation" />
        </Embed>
      </Section>
      <Section title="What to Expect" text="The topics that come up most, and how a session runs.">
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <div>
            <h3 className="font-text text-body font-bold tracking-normal">Session topics</h3>
            <ul className="mt-3">
              {sessionTopics.map((topic) => (
                <li key={topic} className="border-t border-line py-3 text-small">
                  {topic}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="font-text text-body font-bold tracking-normal">Session details</h3>
            <dl className="mt-3">
              {sessionDetails.map(([term, detail]) => (
                <div key={term} className="grid grid-cols-[5rem_1fr] border-t border-line py-3 text-small">
                  <dt className="text-muted">{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <Closing
        title="While you wait"
        text="Most questions have a lesson or an interview that goes further than an hour can."
      >
        <ButtonLink to={paths.platform}>DeFi Den Learning Center</ButtonLink>
        <ButtonLink to={paths.interviews} tone="secondary">
          Web3 interviews
        </ButtonLink>
      </Closing>
    </Page>
  );
}
