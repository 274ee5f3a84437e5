import type { MetaFunction } from "react-router";
import { coachingBenefits, paymentSteps } from "../content/coaching.ts";
import { pageHead } from "../content/head.ts";
import { coachingAccountLinks, coachingLinks } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { breadcrumb, service } from "../content/structured.ts";
import { track } from "../features/analytics/track.ts";
import { OwnForm } from "../features/forms/own-form.tsx";
import { Closing } from "../features/marketing/closing.tsx";
import { DemoVideo } from "../features/marketing/demo-video.tsx";
import { PageHero } from "../features/marketing/page-hero.tsx";
import { Section } from "../features/marketing/section.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Header } from "../ui/header.tsx";
import { ButtonLink, PlainLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

const paymentAnchor = "payment";

const coaching = service({
  name: "1-on-1 DeFi coaching",
  description: `${site.sessionMinutes}-minute sessions on wallets, plans and single protocols, by video.`,
  serviceType: "Financial education",
});

export const meta: MetaFunction = () =>
  pageHead({
    title: "1-on-1 coaching: an hour on your own positions",
    description: `A ${site.sessionMinutes}-minute video session on your wallet, your plan or one protocol, with notes afterwards. Paid on Flare, checked on chain.`,
    path: paths.coaching,
    structured: [breadcrumb(["1-on-1 coaching", paths.coaching]), coaching],
  });

export default function Coaching() {
  return (
    <Page header={<Header links={coachingLinks} accounts={coachingAccountLinks} />}>
      <PageHero
        title="An hour on your own positions"
        text={`${site.sessionMinutes} minutes by video, with someone who reads the contracts you use. Education, not advice: you decide, and you sign.`}
        actions={
          <>
            {/* The press is counted; the link works without it. */}
            <span
              role="none"
              data-early
              onClick={() => track("booking_click", "coaching", "one_on_one_booking")}
            >
              <ButtonLink to={site.links.coachingBooking}>Book a session</ButtonLink>
            </span>
            <a
              href={`#${paymentAnchor}`}
              className={buttonClass("secondary")}
              data-early
              onClick={() => track("click", "button", "join_next_coaching")}
            >
              Join Next
            </a>
          </>
        }
      >
        <DemoVideo
          id="session"
          title="How a session goes"
          address={site.videos.coaching}
          caption="The first ten minutes of a session, with a sample wallet."
        />
      </PageHero>
      <Section title="What an hour is good for" text="And what it is not: a signal, a tip or a promise.">
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {coachingBenefits.map((benefit) => (
            <div key={benefit.title} className="border-t border-line py-5">
              <dt className="text-title font-display leading-tight">{benefit.title}</dt>
              <dd className="mt-1.5 text-small text-muted">{benefit.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        raised
        anchor={paymentAnchor}
        title="Pay on Flare"
        text="The address is the same for every session. Compare its first and last characters with what your wallet shows before you send."
      >
        <Payment />
      </Section>
      <Section
        title="Tell us about your payment"
        text="Access is granted by hand. The transaction is looked up on chain, so nobody has to take your word for it."
      >
        <OwnForm kind="coaching" />
      </Section>
      <Closing
        title="Not sure that you need an hour?"
        text="Read the lesson on the thing you are about to do. If you still have the question afterwards, it is a good one for a session."
      >
        <ButtonLink to={paths.defi101}>Start with DeFi 101</ButtonLink>
        <PlainLink to={paths.consultation} className="link text-small font-medium">
          Book a consultation
        </PlainLink>
      </Closing>
    </Page>
  );
}

function Payment() {
  const { address, sample } = site.wallet;
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-[1fr_13rem]">
      <div>
        <ol className="grid gap-4">
          {paymentSteps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr]">
              <span className="figures font-display text-title leading-tight text-ember">{index + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-8 text-small font-bold">Address on {site.network}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
          <code className="break-all text-small max-sm:max-w-[21ch]">{address}</code>
          <CopyButton text={address} label="Copy address" />
        </p>
        {sample && (
          <p className="mt-3 border-l-2 border-amber pl-3 text-small text-amber">
            This is a placeholder, not a wallet: do not send anything to it.
          </p>
        )}
        <p className="mt-6 text-caption text-muted">
          Payments on chain cannot be taken back by anyone. {site.disclaimer}
        </p>
      </div>
      <figure className="w-52 justify-self-start md:justify-self-end">
        <div
          role="img"
          aria-label={`QR code of the address ${address}`}
          className="rounded-card border border-line bg-[#fff] p-3 *:block *:h-auto *:w-full"
          dangerouslySetInnerHTML={{ __html: __WALLET_QR__ }}
        />
        <figcaption className="mt-2 text-caption text-muted">Scan with your wallet. Flare only.</figcaption>
      </figure>
    </div>
  );
}
