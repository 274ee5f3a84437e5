import type { MetaFunction } from "react-router";
import { tiers } from "../content/den.ts";
import { pageHead } from "../content/head.ts";
import { site } from "../content/site.ts";
import { breadcrumb } from "../content/structured.ts";
import { OwnForm } from "../features/forms/own-form.tsx";
import { Embed } from "../features/marketing/embed.tsx";
import { BackLink } from "../features/marketing/page-hero.tsx";
import { paths } from "../paths.ts";
import { Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

/** The payment form's height in pixels. */
const FORM_HEIGHT = 1309;

const [first, second, third] = site.prices.tierMonthly;

/** The form's choices with their prices, by their values in `forms.json`. */
const prices: Readonly<Record<string, string>> = {
  "tier-1": `Tier 1, $${first} USD monthly`,
  "tier-2": `Tier 2, $${second} monthly`,
  "tier-2-yearly": `Tier 2, $${site.prices.tier2Yearly} per year`,
  "tier-3": `Tier 3, $${third} monthly`,
};

export const meta: MetaFunction = () =>
  pageHead({
    title: "Complete your enrollment in the DeFi Den",
    description: `Choose a tier, say how you would like to pay, and get your invitation by mail. From $${first} a month, with an advertised ${site.guaranteeDays}-day money-back guarantee.`,
    path: paths.enrolment,
    structured: [breadcrumb(["DeFi Den Learning Center", paths.platform], ["Enrolment", paths.enrolment])],
  });

export default function Enrolment() {
  return (
    <Page>
      <div className="frame pt-6 pb-(--section) md:pt-8">
        <BackLink label="Back to DeFi Den" to={paths.platform} />
        <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 className="text-section">Complete Your Enrollment</h1>
            <p className="mt-4 mb-9 max-w-[34rem] text-muted">
              Nothing is charged here. You get a payment link or an address by mail, and the invitation once
              the payment is in.
            </p>
            <Embed title="Payment form" address={site.embeds.enrolment} height={FORM_HEIGHT}>
              <OwnForm kind="enrolment" labels={prices} />
            </Embed>
          </div>
          <aside className="lg:col-span-5">
            <h2 className="text-title">What each tier costs</h2>
            <ul className="mt-4 border-t border-ink">
              {tiers.map((entry) => (
                <li key={entry.name} className="border-b border-line py-4">
                  <p className="figures flex justify-between gap-4">
                    <span className="font-bold">{entry.name}</span>
                    <span>${entry.monthly} monthly</span>
                  </p>
                  <p className="mt-1 text-small text-muted">{entry.adds.join(". ")}.</p>
                  {entry.yearly && (
                    <p className="figures mt-1 text-caption text-muted">
                      Or ${entry.yearly} per year: {entry.note}.
                    </p>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-6 text-small text-muted">
              A {site.guaranteeDays}-day money-back guarantee is advertised for every tier. Payments in meme
              coins are not accepted, and their refund is not guaranteed.
            </p>
            <p className="mt-4 text-small">
              Questions before you pay: <Link to={`mailto:${site.supportEmail}`}>{site.supportEmail}</Link>
            </p>
          </aside>
        </div>
      </div>
    </Page>
  );
}
