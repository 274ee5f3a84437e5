import { Card } from "../../ui/card.tsx";
import { Plate } from "../../ui/plate.tsx";
import { VestingCurve } from "../../ui/vesting-curve.tsx";

/** What RFLR is, and what a claim means before anyone counts on it. */
export function AboutRewards({ className = "" }: { readonly className?: string }) {
  return (
    <section aria-labelledby="about-rewards" className={className}>
      <Card>
        <h2 id="about-rewards" className="text-title">
          About RFLR Rewards
        </h2>
        <div className="mt-3 grid gap-3 text-small">
          <p>
            RFLR is what Flare pays to people who use its applications. Rewards are distributed monthly, and
            each project has a pool of its own, so one claim can carry amounts from several projects.
          </p>
          <p>
            A claim vests in equal parts over 12 months of 30 days, counted from the start of its month and
            not from the day you claim. Withdrawing early is possible, but half of what is still locked is
            burned.
          </p>
        </div>
        <Plate
          number={1}
          className="mt-6"
          caption="One month's reward as it unlocks. Half is yours after six months."
        >
          <VestingCurve />
        </Plate>
        <p className="mt-5 text-caption text-muted">
          After 360 days a month is fully vested. Its value in dollars moves with the price of FLR.
        </p>
      </Card>
    </section>
  );
}
