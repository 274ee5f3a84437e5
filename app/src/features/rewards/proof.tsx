import type { Rewards } from "../../api/generated/types.gen.ts";
import { Alert, type AlertTone } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { formatCount, shortAddress } from "./format.ts";
import type { Report } from "./report.ts";
import { usePrinting } from "./use-printing.ts";

interface ProofProps {
  readonly report: Report;
  readonly onRetry: (addresses: readonly string[]) => void;
}

/** How far the report is proven, what it lacks, and where it comes from. */
export function Proof({ report, onRetry }: ProofProps) {
  const { owners, unread } = report;
  const { tone, title, says } = verdict(report);
  const several = owners.length + unread.length > 1;
  const printing = usePrinting();
  return (
    <Alert tone={tone} title={title}>
      <p>{says}</p>
      <ul className="bullets mt-2 empty:hidden">
        {unread.map(({ address, message }) => (
          <li key={address}>
            <span className="font-mono text-caption">{shortAddress(address)}</span>: {message} Its rewards are
            in no figure here.
          </li>
        ))}
        {owners.flatMap(({ address, missing }) =>
          missing.map((sentence) => (
            <li key={`${address} ${sentence}`}>
              {several && <span className="font-mono text-caption">{shortAddress(address)}: </span>}
              {sentence}
            </li>
          )),
        )}
      </ul>
      {unread.length > 0 && (
        <Button
          tone="secondary"
          className="no-print mt-3"
          onClick={() => onRetry(unread.map(({ address }) => address))}
        >
          Ask again
        </Button>
      )}
      <details className="unfold mt-2" open={printing || undefined}>
        <summary>Where these figures come from</summary>
        {owners.map((owner) => (
          <div key={owner.address} className="mt-1 mb-2">
            {several && <p className="font-mono text-caption break-all">{owner.address}</p>}
            <ul>
              {owner.sources.map((source) => (
                <li key={source.name}>
                  <span className={source.ok ? "font-bold" : "font-bold text-loss"}>{source.name}</span>{" "}
                  {source.note}
                </li>
              ))}
            </ul>
            {several && <ReadAt owner={owner} />}
          </div>
        ))}
      </details>
      {owners.length === 1 && owners[0] && <ReadAt owner={owners[0]} />}
    </Alert>
  );
}

/** The block and the time of an answer. */
function ReadAt({ owner }: { readonly owner: Rewards }) {
  return (
    <p className="figures mt-1 text-caption text-muted">
      {owner.block == null ? "The contract could not be read" : `Block ${formatCount(owner.block)}`}
      {", read "}
      <Moment at={owner.readAt} />
    </p>
  );
}

interface Verdict {
  readonly tone: AlertTone;
  readonly title: string;
  readonly says: string;
}

/** What may be said of a report, no more. The reasons why it is not verified are its owners' `missing`. */
export function verdict({ verified, complete, owners, unread }: Report): Verdict {
  if (unread.length > 0) {
    return {
      tone: "caution",
      title: "Not complete",
      says: "Not every address could be read. The totals are of the others alone.",
    };
  }
  if (verified && complete) {
    return {
      tone: "note",
      title: "Verified and complete",
      says: "Every claim is listed, and the sum agrees to the last digit with the contract's own figures.",
    };
  }
  if (verified) {
    return {
      tone: "caution",
      title: "Verified, but not complete",
      says: "The amounts agree with the contract's own figures. Not every claim is listed with its transaction.",
    };
  }
  return {
    tone: "caution",
    title: complete ? "Not verified" : "Not verified, and not complete",
    says: owners.some(({ block }) => block == null)
      ? "The contract could not be read, so not everything here was checked against it. Do not rely on these figures alone."
      : "The contract was read. What keeps these figures from being proven against it:",
  };
}
