import type { Rewards } from "../../api/generated/types.gen.ts";
import { Alert, type AlertTone } from "../../ui/alert.tsx";
import { Moment } from "../../ui/moment.tsx";
import { formatCount } from "./format.ts";

/** How far the answer is proven, what it lacks, and where it comes from. */
export function Proof({ result }: { readonly result: Rewards }) {
  const { tone, title, says } = verdict(result);
  return (
    <Alert tone={tone} title={title}>
      <p>{says}</p>
      {result.missing.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {result.missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <details className="mt-2">
        <summary className="inline-block py-1 underline decoration-edge underline-offset-4 hover:decoration-ember">
          Where these figures come from
        </summary>
        <ul className="mt-1">
          {result.sources.map((source) => (
            <li key={source.name}>
              <span className={source.ok ? "" : "font-bold text-loss"}>{source.name}</span> {source.note}
            </li>
          ))}
        </ul>
      </details>
      <p className="figures mt-1 text-caption text-muted">
        {result.block == null ? "The contract could not be read" : `Block ${formatCount(result.block)}`}
        {", "}
        <Moment at={result.readAt} />
      </p>
    </Alert>
  );
}

interface Verdict {
  readonly tone: AlertTone;
  readonly title: string;
  readonly says: string;
}

/** What may be said of an answer, no more. Where a block is named, the total is the contract's own figure. */
export function verdict({
  verified,
  complete,
  block,
}: Pick<Rewards, "verified" | "complete" | "block">): Verdict {
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
    says:
      block == null
        ? "The contract could not be read, so nothing here was checked against it. Do not rely on these figures alone."
        : "The total is the contract's own figure. The claims below could not be brought to agree with it exactly.",
  };
}
