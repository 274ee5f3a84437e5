import type { ReactNode } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { counted, formatCount, formatDollars, formatPrice } from "./format.ts";
import { Owner } from "./owner.tsx";
import type { Report } from "./report.ts";
import { exactRflr, formatRflr, parseWei } from "./wei.ts";

/** The head of the receipt: whose, how much, and at which price. */
export function Summary({ report }: { readonly report: Report }) {
  const { owners, unread, totalWei, worth } = report;
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="border-b border-dashed border-edge px-5 py-3 md:px-7">
        <h3 className="pt-1 font-text text-small font-bold tracking-normal">
          {owners.length + unread.length > 1
            ? `RFLR claims of ${owners.length + unread.length} addresses together`
            : "RFLR claims of"}
        </h3>
        <ul>
          {owners.map((owner) => (
            <Owner
              key={owner.address}
              address={owner.address}
              totalWei={owners.length + unread.length > 1 ? parseWei(owner.totalRewards) : undefined}
            />
          ))}
          {unread.map(({ address }) => (
            <Owner key={address} address={address} unread />
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
        <Line term="Total Claims">{formatCount(report.claims.length)}</Line>
        <Line term="FLR price">{worth.price === null ? <NotAvailable /> : formatPrice(worth.price)}</Line>
        <Line term="Price updated">
          {worth.updatedAt === null ? <NotAvailable /> : <Moment at={worth.updatedAt} />}
        </Line>
        <Line term="Current USD Value" total>
          {worth.usd === null ? <NotAvailable /> : formatDollars(worth.usd)}
        </Line>
      </dl>
      {worth.reason && (
        <p className="px-5 pb-4 text-caption font-medium text-amber md:px-7">{worth.reason}</p>
      )}
    </div>
  );
}

interface LineProps {
  readonly term: string;
  /** The last line, under a double rule. */
  readonly total?: boolean;
  readonly children: ReactNode;
}

/** A line of the receipt: its dots lead the eye from the word to the figure. */
export function Line({ term, total = false, children }: LineProps) {
  return (
    <div
      className={`flex items-baseline gap-2 py-2.5 text-small ${total ? "mt-1 border-t-[3px] border-double border-ink font-bold" : ""}`}
    >
      <dt
        className={`flex grow items-baseline gap-2 after:min-w-4 after:grow after:border-b after:border-dotted after:border-edge ${total ? "" : "text-muted"}`}
      >
        {term}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function NotAvailable() {
  return <span className="font-normal text-muted">not available</span>;
}
