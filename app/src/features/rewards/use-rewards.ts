/** One look-up of an owner's claims. */

/** Where a look-up stands. */
export type RewardsLookup =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "found"; readonly result: unknown };

/**
 * Looks up the claims of an address that `addressProblem` found nothing wrong with; `null` before the first
 * search. The generated client answers here; until it does, every look-up fails with the general sentence.
 */
export function useRewards(address: string | null): RewardsLookup {
  return address === null
    ? { status: "idle" }
    : { status: "failed", message: "Failed to fetch rewards data. Please try again." };
}
