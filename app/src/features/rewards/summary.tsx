import type { ReactNode } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { counted, formatCount, formatDollars, formatPrice } from "./format.ts";
import { Owner } from "./owner.tsx";
import { useRecent } from "./recent/use-recent.ts";
import type { Report } from "./report.ts";
import type { Search } from "./use-search.ts";
import { exactRflr, formatRflr, parseWei } from "./wei.ts";

interface SummaryProps {
  readonly report: Report;
  readonly search: Pick<Search, "remove">;
}

/** The head of the receipt: whose, how much, and at which price. */
export function Summary({ report, search }: SummaryProps) {
  const { owners, unread, totalWei, worth } = report;
  const several = owners.length + unread.length > 1;
  const removal = (address: string) => (several ? () => search.remove(address) : undefined);
  const recent = useRecent();
  const labelOf = (address: string) => recent.find((each) => each.address === address)?.label;
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="border-b border-dashed border-edge px-5 py-3 md:px-7">
        <h3 className="pt-1 font-text text-small font-bold tracking-normal">
          {several ? `RFLR claims of ${owners.length + unread.length} addresses together` : "RFLR claims of"}
        </h3>
        <ul>
          {owners.map((owner) => (
            <Owner
              key={owner.address}
              address={owner.address}
              label={labelOf(owner.address)}
              totalWei={several ? parseWei(owner.totalRewards) : undefined}
              onRemove={removal(owner.address)}
            />
          ))}
          {unread.map(({ address }) => (
            <Owner
              key={address}
              address={address}
              label={labelOf(address)}
              unread
              onRemove={removal(address)}
            />
          ))}
        </ul>
      </div>
      <dl className="figures px-5 pt-5 pb-1 md:px-7">
        <div className="mb-4">
          <dt className="-my-2 flex items-center text-small text-muted">
            <span>
              Total RFLR Rewards
              {unread.length > 0 && (
                <span className="font-bold text-amber">
                  {" "}
                  without {counted(unread.length, "address", "addresses")} that could not be read
                </span>
              )}
            </span>
            <CopyButton text={exactRflr(totalWei)} label="Copy the exact total" />
          </dt>
          <dd className="font-display text-section leading-tight tracking-tight break-words">
            {formatRflr(totalWei)}{" "}
            <span className="font-text text-small tracking-normal text-muted">RFLR</span>
          </dd>
        </div>
        <Standing report={report} />
        <Line term="Total Claims" ruled>
          {formatCount(report.claims.length)}
        </Line>
        <Line term="FLR price">{worth.price === null ? <NotAvailable /> : formatPrice(worth.price)}</Line>
        <Line term="Price updated">
          {worth.updatedAt === null ? <NotAvailable /> : <Moment at={worth.updatedAt} />}
        </Line>
        {report.claims.length > 0 && (
          <Line term="USD value when claimed">
            {worth.usdAtClaim === null ? <NotAvailable /> : formatDollars(worth.usdAtClaim)}
          </Line>
        )}
        <Line term="Current USD Value" total>
          {worth.usd === null ? <NotAvailable /> : formatDollars(worth.usd)}
        </Line>
      </dl>
      {[worth.reason, worth.usdAtClaimReason].map(
        (reason) =>
          reason && (
            <p key={reason} className="px-5 pb-4 text-caption font-medium text-amber md:px-7">
              {reason}
            </p>
          ),
      )}
    </div>
  );
}

/** What of it is free, what is locked and what is left to do; the sections below say more. */
function Standing({ report: { totalWei, vesting, unclaimed, unread } }: { readonly report: Report }) {
  const { sums } = vesting;
  const vestingLacks = vesting.gaps.length + unread.length > 0;
  const hasRewards = totalWei > 0n;
  return (
    <>
      {hasRewards && (
        <Line term="Free to withdraw" ruled>
          <Known wei={sums?.unlocked} atLeast={vestingLacks} />
        </Line>
      )}
      {hasRewards && (
        <Line term="Still locked">
          <Known wei={sums?.locked} atLeast={vestingLacks} />
        </Line>
      )}
      {hasRewards && sums !== null && sums.withdrawn > 0n && (
        <Line term="Withdrawn or burned">
          <Known wei={sums.withdrawn} atLeast={vestingLacks} />
        </Line>
      )}
      <Line term="Waiting to be claimed" ruled={!hasRewards}>
        <Known
          wei={
            unclaimed.gaps.length > 0 && unclaimed.claimableWei === 0n ? undefined : unclaimed.claimableWei
          }
          atLeast={unclaimed.gaps.length + unread.length > 0}
        />
      </Line>
    </>
  );
}

interface KnownProps {
  /** Undefined where it could not be read. */
  readonly wei: bigint | undefined;
  /** Whether an address is missing in it. */
  readonly atLeast: boolean;
}

function Known({ wei, atLeast }: KnownProps) {
  if (wei === undefined) return <NotAvailable />;
  return (
    <>
      {atLeast && "at least "}
      {formatRflr(wei)} <span className="font-normal text-muted">RFLR</span>
    </>
  );
}

interface LineProps {
  readonly term: string;
  /** The last line, under a double rule. */
  readonly total?: boolean;
  /** The first line of a group, under a hairline. */
  readonly ruled?: boolean;
  readonly children: ReactNode;
}

/** A line of the receipt: its dots lead the eye from the word to the figure. */
export function Line({ term, total = false, ruled = false, children }: LineProps) {
  const rule = total ? "receipt-line-total" : ruled ? "receipt-line-ruled" : "";
  return (
    <div className={`receipt-line ${rule}`}>
      <dt>{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function NotAvailable() {
  return <span className="font-normal text-muted">not available</span>;
}
