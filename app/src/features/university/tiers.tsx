import { Check } from "lucide-react";
import { type Tier, tiers } from "../../content/den.ts";
import { site } from "../../content/site.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/link.tsx";

/** The three tiers: what each costs, and what it adds to the one before. */
export function Tiers() {
  return (
    <section aria-labelledby="tiers" className="band">
      <div className="frame py-(--section)">
        <div className="gap-14 lg:grid lg:grid-cols-12">
          <h2 id="tiers" className="text-section lg:col-span-5">
            Three tiers of access
          </h2>
          <p className="mt-4 max-w-[34rem] text-muted lg:col-span-7 lg:mt-0 lg:pt-2">
            Each one has everything of the one before it. The difference is how much of other people's time
            you get. A {site.guaranteeDays}-day money-back guarantee is advertised for all of them.
          </p>
        </div>
        <div className="mt-10 grid gap-y-10 md:grid-cols-[5fr_6fr_5fr] md:gap-x-0">
          {tiers.map((tier, index) => (
            <TierColumn key={tier.name} tier={tier} index={index} before={tiers[index - 1]?.name} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface TierColumnProps {
  readonly tier: Tier;
  /** From 0. */
  readonly index: number;
  /** The tier whose access this one includes. */
  readonly before: string | undefined;
}

function TierColumn({ tier, index, before }: TierColumnProps) {
  const usual = tier.yearly !== undefined;
  return (
    <article
      aria-label={tier.name}
      className={`flex flex-col border-t-2 pt-6 md:px-7 md:first:pl-0 md:last:pr-0 md:not-first:border-l md:not-first:border-l-line ${usual ? "border-t-ember" : "border-t-ink"}`}
    >
      <h3 className="font-text text-body font-bold tracking-normal">{tier.name}</h3>
      <p className="figures mt-3">
        <span className="font-display text-display leading-none tracking-tight">${tier.monthly}</span>{" "}
        <span className="ml-2 text-small text-muted">{before ? "monthly" : "USD monthly"}</span>
      </p>
      <p className="figures mt-2 text-small md:min-h-12 text-muted">
        {tier.yearly && (
          <>
            or ${tier.yearly} per year <span className="block text-caption">{tier.note}</span>
          </>
        )}
      </p>
      <ul className="mt-5 grid grow content-start gap-3 border-t border-line pt-5">
        {before && <li className="text-small text-muted">Everything in {before}, and</li>}
        {tier.adds.map((added) => (
          <li key={added} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-teal" />
            {added}
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to={`${paths.enrolment}?tier=tier-${index + 1}`} tone={usual ? "primary" : "secondary"}>
          Enroll in {tier.name}
        </ButtonLink>
      </p>
    </article>
  );
}
