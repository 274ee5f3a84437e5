import { site } from "../../content/site.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { Moment } from "../../ui/moment.tsx";
import { formatDollars, shortAddress, shortHash } from "./format.ts";
import type { ClaimLine } from "./groups.ts";
import { formatRflr } from "./wei.ts";

interface ClaimItemProps {
  readonly line: ClaimLine;
  readonly nameOf: (projectId: number) => string;
  /** Whether to say whose claim it is. */
  readonly withOwner: boolean;
}

/** One claim: its number and month, what it brought, when, from which projects, and its transaction. */
export function ClaimItem({ line, nameOf, withOwner }: ClaimItemProps) {
  return (
    <li className="claim-item figures">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {line.number !== null && <span className="font-bold">Claim {line.number}</span>}
        <span className="text-muted">Month {line.month}</span>
      </p>
      <p className="text-right font-bold whitespace-nowrap claim-amount">
        {formatRflr(line.wei)} <span className="font-normal text-muted">RFLR</span>
        {line.usdAtClaim !== null && (
          <span className="block text-caption font-normal text-muted">
            {formatDollars(line.usdAtClaim)} when claimed
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted claim-time">
        {line.timestamp === null ? "Time unknown" : <Moment at={line.timestamp} />}
        {withOwner && <span className="font-mono text-caption">{shortAddress(line.owner)}</span>}
      </p>
      <Transaction hash={line.txHash} />
      <ul className="claim-projects" aria-label="Projects">
        {line.projectIds.map((id) => (
          <li key={id} className="badge rounded-control border border-line bg-raised text-caption">
            {nameOf(id)}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Transaction({ hash }: { readonly hash: string | null }) {
  if (hash === null) return <p className="claim-transaction text-muted">transaction unknown</p>;
  return (
    <p className="claim-transaction">
      <PlainLink
        to={`${site.links.explorerTransaction}${hash}`}
        className="link font-mono text-caption whitespace-nowrap"
      >
        <span className="sr-only">Transaction </span>
        <span className="no-print">{shortHash(hash)}</span>
        <span className="print-only">{hash}</span>
      </PlainLink>
      <CopyButton text={hash} label={`Copy transaction hash ${shortHash(hash)}`} />
    </p>
  );
}
