import { useEffect } from "react";
import { rewardsLink } from "./shared-address.ts";
import type { Search } from "./use-search.ts";

/** Where focus goes when a report has arrived. */
export const REPORT_ID = "rewards-report";

/**
 * Moves focus on when a look-up that the visitor began is over: to the report, or back to the field when there is
 * none. The field rests meanwhile, and resting takes its focus away.
 */
export function useFocusOnArrival({
  addresses,
  awaited,
  arrived,
  lookup: { status },
}: Pick<Search, "addresses" | "awaited" | "arrived" | "lookup">): void {
  const isHere = awaited !== undefined && status !== "loading" && rewardsLink(addresses) === awaited;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (!isHere) return;
    arrived();
    const target =
      status === "found" ? document.getElementById(REPORT_ID) : document.getElementsByName("address")[0];
    target?.focus();
  }, [isHere]);
}
