import type { ReactNode } from "react";
import type { Rewards } from "../../api/generated/types.gen.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { formatCount, formatDollars, formatPrice } from "./format.ts";

/** The head of the receipt: whose, how much, and at which price. */
export function Summary({ result }: { readonly result: Rewards }) {
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="flex items-start justify-between gap-3 border-b border-dashed border-edge px-5 py-4 md:px-7">
        <div className="min-w-0">
          <h3 className="font-text text-small font-bold tracking-normal">RFLR claims of</h3>
          <p className="font-mono text-small break-all">{result.address}</p>
        </div>
        <CopyButton text={result.address} label="Copy address" />
      </div>
      <dl className="figures px-5 pt-5 pb-1 md:px-7">
        <div className="mb-4">
          <dt className="text-small text-muted">Total RFLR Rewards</dt>
          <dd className="mt-1 font-display text-section leading-tight tracking-tight break-words">
            {result.totalRewardsFormatted}{" "}
            <span className="font-text text-small tracking-normal text-muted">RFLR</span>
          </dd>
        </div>
        <Line term="Total Claims">{formatCount(result.totalClaims)}</Line>
        <Line term="FLR price">
          {result.flrPrice == null ? <NotAvailable /> : formatPrice(result.flrPrice)}
        </Line>
        <Line term="Price updated">
          {result.priceUpdatedAt == null ? <NotAvailable /> : <Moment at={result.priceUpdatedAt} />}
        </Line>
        <Line term="Current USD Value" total>
          {result.usdValue == null ? <NotAvailable /> : formatDollars(result.usdValue)}
        </Line>
      </dl>
      {result.priceReason && (
        <p className="px-5 pb-4 text-caption font-medium text-amber md:px-7">{result.priceReason}</p>
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
function Line({ term, total = false, children }: LineProps) {
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
