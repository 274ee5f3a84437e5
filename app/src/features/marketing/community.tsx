import { communityFeatures } from "../../content/community.ts";
import { site } from "../../content/site.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Section } from "./section.tsx";

/** The membership: what it costs first, then what it is. */
export function Community() {
  return (
    <Section
      anchor="community"
      raised
      title="DeFi Den"
      text="The paid community behind the courses: members meet on a call every week and ask their questions in between."
    >
      <div className="grid gap-10 md:grid-cols-[15rem_1fr]">
        <div>
          <p className="figures">
            <span className="font-display text-display leading-none tracking-tight">${site.prices.den}</span>{" "}
            <span className="mt-1 block text-small text-muted">per {site.prices.denPeriodDays} days</span>
          </p>
          <ButtonLink to={paths.platform} className="mt-6">
            Join DeFi Den
          </ButtonLink>
          <p className="mt-4 text-caption text-muted">
            {site.guaranteeDays}-day money-back guarantee, as advertised on the enrolment page.
          </p>
        </div>
        <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {communityFeatures.map((feature) => (
            <div key={feature.title} className="border-t border-line pt-4">
              <dt className="font-bold">{feature.title}</dt>
              <dd className="mt-1 text-small text-muted">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
