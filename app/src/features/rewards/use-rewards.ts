import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Rewards } from "../../api/generated/types.gen.ts";
import { rewardsQuery } from "../../api/queries.ts";
import { lookupProblem } from "./lookup-problem.ts";

/** Where a look-up stands. */
export type RewardsLookup =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "found"; readonly result: Rewards };

/** The look-up of an address that `addressProblem` found nothing wrong with; `undefined` before the first search. */
export function useRewards(address: string | undefined): RewardsLookup {
  const lookup = useQuery({ ...rewardsQuery(address ?? ""), enabled: address !== undefined });
  if (address === undefined) return { status: "idle" };
  if (lookup.isPending) return { status: "loading" };
  if (lookup.error) return { status: "failed", message: lookupProblem(lookup.error) };
  return { status: "found", result: lookup.data };
}

/** Forgets what was found for an address, so that the next look-up begins anew. */
export function useForget(): (address: string) => void {
  const client = useQueryClient();
  return (address) => {
    client.resetQueries({ queryKey: rewardsQuery(address).queryKey });
  };
}
