import { site } from "../../content/site.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { formatRflr } from "./wei.ts";

interface OwnerProps {
  readonly address: string;
  /** Its part of the total, where there are several. */
  readonly totalWei?: bigint | undefined;
  readonly unread?: boolean;
}

/** An address in full, with the ways on from it. */
export function Owner({ address, totalWei, unread = false }: OwnerProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line not-first:border-t">
      <span className="flex min-w-0 items-center gap-1">
        <PlainLink
          to={`${site.links.explorerAddress}${address}`}
          className="link link-quiet py-2 font-mono text-small break-all"
        >
          {address}
        </PlainLink>
        <CopyButton text={address} label={`Copy address ${address}`} />
      </span>
      {unread && <span className="pb-2 text-small font-bold text-loss">could not be read</span>}
      {totalWei !== undefined && (
        <span className="figures pb-2 text-small text-muted">{formatRflr(totalWei)} RFLR</span>
      )}
    </li>
  );
}
