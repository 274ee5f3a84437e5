import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";
import { Plate } from "../../ui/plate.tsx";
import { VestingCurve } from "../../ui/vesting-curve.tsx";

interface AboutRewardsProps {
  readonly className?: string;
  /** Whether it has the page's width, below a report, where the report's own figures stand. */
  readonly wide?: boolean;
}

/** What RFLR is, and what a claim means before anyone counts on it. */
export function AboutRewards({ className = "", wide = false }: AboutRewardsProps) {
  return (
    <section aria-labelledby="about-rewards" className={`no-print ${className}`}>
      <Card>
        <h2 id="about-rewards" className="text-title">
          About RFLR Rewards
        </h2>
        <div className={`mt-4 text-small ${wide ? "about-wide" : ""}`}>
          <Point title="What it is">
            Flare gives RFLR to people who use applications on it: who lend, trade or provide tokens to a
            pool. Rewards are distributed monthly, and each project has a pool of its own, so one claim can
            carry amounts from several projects. One RFLR becomes one FLR when it unlocks.
          </Point>
          <Point title="It unlocks over 12 months">
            A month's rewards unlock evenly over 12 months of 30 days, counted from the start of that month
            and not from the day you claim. Claiming late costs no time; but what was never claimed can be
            taken back once a project's claiming is switched off.
          </Point>
          {!wide && (
            <Plate
              number={1}
              className="mt-6 mb-5"
              caption="One month's reward as it unlocks. Half is yours after six months."
            >
              <VestingCurve />
            </Plate>
          )}
          <Point title="Leaving early burns half">
            What is unlocked can be withdrawn at any time without loss. Whoever withdraws everything before
            that gets half of what is still locked; the other half is burned. FIP.16, a proposal of 2026,
            would send it back to the pool for rewards instead. For you it is gone either way.
          </Point>
          <Point title="Claim, withdraw, wrap">
            To claim moves a reward into your RFLR account, where it unlocks. To withdraw moves it from there
            into your wallet, as FLR or wrapped as WFLR, the same coin in the form that applications take.
            Both are done on the <Link to={site.links.portal}>Flare Portal</Link> with your own wallet. This
            page only reads: it never asks for a wallet, a signature or a key, and whoever does so in our name
            is not us.
          </Point>
          <Point title="Months and epochs">
            'Month 0' began on 6 June 2024 at 12:00 UTC, and each has 30 days. We show the contract's numbers.
            Where Flare speaks of epochs it counts from one: month 14 is epoch 15.
          </Point>
          <Point title="What to keep in mind">
            Its value in dollars moves with the price of FLR, and can fall further than the reward was worth.
            Rewards may be taxed when you claim them, when they unlock, or when you sell, depending on where
            you live. This is education, not financial or tax advice.
          </Point>
        </div>
      </Card>
    </section>
  );
}

interface PointProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Point({ title, children }: PointProps) {
  return (
    <div className="about-point">
      <h3 className="font-text text-small font-bold tracking-normal">{title}</h3>
      <p className="mt-0.5">{children}</p>
    </div>
  );
}
