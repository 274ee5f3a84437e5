import { site } from "../../content/site.ts";
import { Link } from "../../ui/link.tsx";
import { shortAddress } from "./format.ts";
import type { Report } from "./report.ts";
import type { OwnedUnclaimed } from "./unclaimed.ts";
import { Gaps } from "./vesting-section.tsx";
import { formatRflr } from "./wei.ts";

/** Rewards that were assigned and not claimed: which can still be had, and how. */
export function UnclaimedSection({ report }: { readonly report: Report }) {
  const { rewards, claimableWei, gaps } = report.unclaimed;
  const several = report.owners.length > 1;
  return (
    <section aria-labelledby="unclaimed" className="grid gap-x-12 gap-y-5 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 id="unclaimed" className="text-title">
          Not claimed yet
        </h3>
        {claimableWei > 0n ? (
          <p className="figures mt-3 text-small">
            <strong className="font-bold">{formatRflr(claimableWei)} RFLR</strong> can be claimed now, with
            the wallet of this address, on the <Link to={site.links.portal}>Flare Portal</Link>. Claiming is
            free but for the network's fee, and starts no clock: a month unlocks from its own start.
          </p>
        ) : (
          <p className="mt-3 text-small text-muted">
            {rewards.length === 0 && gaps.length === 0
              ? "Nothing is waiting to be claimed."
              : rewards.length > 0
                ? "None of it can be claimed any more."
                : "Nothing is known to be waiting."}
          </p>
        )}
        <Gaps gaps={gaps} named={several} />
      </div>
      {rewards.length > 0 && (
        <ul className="min-w-0 border-t border-ink lg:col-span-8">
          {rewards.map((reward) => (
            <Item
              key={`${reward.owner} ${reward.projectId} ${reward.month}`}
              reward={reward}
              name={report.nameOf(reward.projectId)}
              withOwner={several}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ItemProps {
  readonly reward: OwnedUnclaimed;
  readonly name: string;
  readonly withOwner: boolean;
}

function Item({ reward, name, withOwner }: ItemProps) {
  return (
    <li className="unclaimed-item figures">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className="font-bold">{name}</span>
        <span className="text-muted">Month {reward.month}</span>
        {withOwner && <span className="font-mono text-caption text-muted">{shortAddress(reward.owner)}</span>}
      </p>
      <p className={`text-right whitespace-nowrap ${reward.claimable ? "font-bold" : "text-muted"}`}>
        {reward.formatted} <span className="font-normal text-muted">RFLR</span>
      </p>
      <p className="unclaimed-note text-muted">{reward.note}</p>
    </li>
  );
}
