/** A look-up under way: whom we are asking, what they said, and what was found so far. */
import { useQueries } from "@tanstack/react-query";
import type { RewardProgress } from "../../api/generated/types.gen.ts";
import { rewardsProgressQuery } from "../../api/queries.ts";
import { noProgress, type ScanProgress } from "../../api/rewards-stream.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClaimItem } from "./claim-item.tsx";
import { counted, shortAddress } from "./format.ts";
import { parseWei } from "./wei.ts";

/** How many of the claims found so far are shown. */
const SHOWN = 10;

/** The progress of every address in view. */
export function Scanning({ addresses }: { readonly addresses: readonly string[] }) {
  const scans = useQueries({ queries: addresses.map(rewardsProgressQuery) }).map(
    ({ data }) => data ?? noProgress,
  );
  const found = scans.reduce((sum, { claims }) => sum + claims.length, 0);
  return (
    <div className="mt-8">
      <p className="text-small text-muted">
        Reading every month since June 2024. The scan may take up to a minute.
      </p>
      <p role="status" className="figures mt-1 text-small">
        {found > 0 && <strong className="font-bold">{counted(found, "claim")} found so far.</strong>}
      </p>
      {addresses.map((address, index) => (
        <Scan key={address} address={address} scan={scans[index]} named={addresses.length > 1} />
      ))}
    </div>
  );
}

interface ScanProps {
  readonly address: string;
  readonly scan: ScanProgress | undefined;
  /** Whether to say whose it is. */
  readonly named: boolean;
}

function Scan({ address, scan, named }: ScanProps) {
  return (
    <div className="mt-5">
      {named && <h3 className="font-mono text-small font-normal">{shortAddress(address)}</h3>}
      {scan && scan.sources.length > 0 ? (
        <ul className="border-t border-ink">
          {scan.sources.map((source) => (
            <Source key={source.source} {...source} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {scan && scan.claims.length > 0 ? <Unverified claims={scan.claims} /> : <NothingYet />}
    </div>
  );
}

const words = { asking: "asking", answered: "answered", failed: "did not answer" } as const;
const marks = {
  asking: "rounded-full border border-muted",
  answered: "rounded-full bg-teal",
  failed: "bg-loss",
} as const;

function Source({ source, state, claims, note }: RewardProgress) {
  const says = note ?? (claims === null ? words[state] : `${words[state]}: ${counted(claims, "claim")}`);
  return (
    <li className="figures flex items-baseline gap-3 border-b border-line py-2.5 text-small">
      <span aria-hidden className={`size-2 shrink-0 ${marks[state]}`} />
      <span className="font-medium">{source}</span>
      <span className="ml-auto text-right text-muted">{says}</span>
    </li>
  );
}

function Unverified({ claims }: Pick<ScanProgress, "claims">) {
  return (
    <div className="mt-6">
      <p className="text-small font-medium text-amber">Not verified yet: found, and still to be checked.</p>
      <ol aria-label="Claims found so far" className="claims mt-2 border-t border-ink">
        {claims.slice(0, SHOWN).map((claim) => (
          <ClaimItem
            key={`${claim.txHash} ${claim.month} ${claim.projectIds.join()}`}
            line={{ ...claim, owner: "", number: null, wei: parseWei(claim.amount) }}
            nameOf={(project) => `Project ${project}`}
            withOwner={false}
          />
        ))}
      </ol>
      {claims.length > SHOWN && (
        <p className="figures mt-3 text-small text-muted">
          and {counted(claims.length - SHOWN, "more claim")}
        </p>
      )}
    </div>
  );
}

function NothingYet() {
  return (
    <div className="mt-5 grid gap-3">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
