import { X } from "lucide-react";
import { site } from "../../content/site.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { formatRflr } from "./wei.ts";

interface OwnerProps {
  readonly address: string;
  /** What the visitor calls it. */
  readonly label?: string | undefined;
  /** Its part of the total, where there are several. */
  readonly totalWei?: bigint | undefined;
  readonly unread?: boolean;
  /** Given, it can be taken out of the view. */
  readonly onRemove?: (() => void) | undefined;
}

/** An address in full, with the ways on from it. */
export function Owner({ address, label, totalWei, unread = false, onRemove }: OwnerProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line not-first:border-t">
      {label && <span className="basis-full pt-1 text-small font-medium">{label}</span>}
      <span className="flex min-w-0 items-center gap-1">
        <PlainLink
          to={`${site.links.explorerAddress}${address}`}
          className="link link-quiet py-2 font-mono text-small break-all"
        >
          {address}
        </PlainLink>
        <CopyButton text={address} label={`Copy address ${address}`} />
      </span>
      <span className="ml-auto flex items-center gap-1 text-small text-muted">
        {unread && <span className="font-bold text-loss">could not be read</span>}
        {totalWei !== undefined && <span className="figures">{formatRflr(totalWei)} RFLR</span>}
        {onRemove && (
          <button
            type="button"
            aria-label={`Take ${address} out of this view`}
            className="no-print grid size-11 cursor-pointer place-items-center rounded-control hover:text-ink"
            onClick={onRemove}
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </span>
    </li>
  );
}
