import type { RewardClaim, Rewards } from "../../api/generated/types.gen.ts";
import { site } from "../../content/site.ts";
import { PlainLink } from "../../ui/link.tsx";
import { Moment } from "../../ui/moment.tsx";
import { shortHash } from "./format.ts";
import { projectNames } from "./projects.ts";

/** The receipt's items, newest first; they are numbered from the first claim on. */
export function ClaimList({ result }: { readonly result: Rewards }) {
  const nameOf = projectNames(result.projects);
  return (
    <section aria-labelledby="individual-claims">
      <h3 id="individual-claims" className="text-title">
        Individual Claims
      </h3>
      {result.claims.length === 0 ? (
        <p className="mt-3 border-t border-ink pt-4 text-small text-muted">
          {result.complete
            ? "This address has never claimed RFLR."
            : "No claim could be listed. That does not mean there is none."}
        </p>
      ) : (
        <ol className="mt-3 border-t border-ink">
          {result.claims.map((claim, index) => (
            <Claim
              key={`${claim.txHash} ${claim.month} ${claim.projectIds.join()}`}
              number={result.claims.length - index}
              claim={claim}
              nameOf={nameOf}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface ClaimProps {
  readonly number: number;
  readonly claim: RewardClaim;
  readonly nameOf: (projectId: number) => string;
}

function Claim({ number, claim, nameOf }: ClaimProps) {
  return (
    <li className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-b border-line py-4 text-small">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">Claim {number}</span>
        <span className="text-muted">Month {claim.month}</span>
      </p>
      <p className="text-right font-bold whitespace-nowrap">
        {claim.amountFormatted} <span className="font-normal text-muted">RFLR</span>
      </p>
      <p className="text-muted">
        {claim.timestamp == null ? "Time unknown" : <Moment at={claim.timestamp} />}
      </p>
      <p className="text-right">
        <Transaction hash={claim.txHash} />
      </p>
      <ul className="col-span-full flex flex-wrap gap-1.5" aria-label="Projects">
        {claim.projectIds.map((id) => (
          <li key={id} className="badge rounded-control border border-line bg-raised px-2 text-caption">
            {nameOf(id)}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Transaction({ hash }: { readonly hash: RewardClaim["txHash"] }) {
  if (hash == null) return <span className="text-muted">transaction unknown</span>;
  return (
    <PlainLink
      to={`${site.links.explorerTransaction}${hash}`}
      className="link font-mono text-caption whitespace-nowrap"
    >
      <span className="sr-only">Transaction </span>
      {shortHash(hash)}
    </PlainLink>
  );
}
