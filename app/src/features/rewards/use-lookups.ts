/** The look-ups of the addresses in view, side by side. */
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { ApiError } from "../../api/error.ts";
import type { Rewards } from "../../api/generated/types.gen.ts";
import { rewardsQuery } from "../../api/queries.ts";
import { track } from "../analytics/track.ts";
import { lookupProblem } from "./lookup-problem.ts";
import { type Report, reportOf, type Unread } from "./report.ts";

/** Where the look-ups stand together. */
export type Lookup =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  /** Not one address could be read; `refused` where it is no address to begin with. */
  | { readonly status: "failed"; readonly message: string; readonly refused: boolean }
  | { readonly status: "found"; readonly report: Report };

/** Looks up addresses that `readAddresses` accepted; none before the first search. */
export function useLookups(addresses: readonly string[]): Lookup {
  const lookups = useQueries({ queries: addresses.map(rewardsQuery) });
  const pending = lookups.some(({ isPending }) => isPending);
  const answers = lookups.map(({ data }) => data);
  const failures = lookups.map(({ error }) => error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrays are new at every render, their parts are not
  const lookup = useMemo<Lookup>(() => {
    if (addresses.length === 0) return { status: "idle" };
    if (pending) return { status: "loading" };
    return laidTogether(addresses, answers, failures);
  }, [pending, addresses.join(), ...answers, ...failures]);
  useCounting(lookup);
  return lookup;
}

/** Counts an answer when it arrives, and never whose address it is of. A report that was there already is no answer. */
function useCounting({ status }: Lookup): void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current && status === "found") track("rewards_lookup", "rewards");
    isAwaited.current = status === "loading";
  }, [status]);
}

function laidTogether(
  addresses: readonly string[],
  answers: readonly (Rewards | undefined)[],
  failures: readonly unknown[],
): Lookup {
  const owners = answers.filter((answer) => answer !== undefined);
  const unread: Unread[] = addresses.flatMap((address, index) =>
    answers[index] === undefined ? [{ address, message: lookupProblem(failures[index]) }] : [],
  );
  if (owners.length === 0) {
    const [first] = failures;
    const refused = first instanceof ApiError && first.status === 400;
    return { status: "failed", message: unread[0]?.message ?? "", refused };
  }
  return { status: "found", report: reportOf(owners, unread) };
}

/** Forgets what was found for addresses, so that their next look-up begins anew. */
export function useForget(): (addresses: readonly string[]) => void {
  const client = useQueryClient();
  return (addresses) => {
    for (const address of addresses) client.resetQueries({ queryKey: rewardsQuery(address).queryKey });
  };
}
