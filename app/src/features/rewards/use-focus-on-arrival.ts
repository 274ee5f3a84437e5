import { useEffect, useRef } from "react";
import type { Search } from "./use-search.ts";

/** Where focus goes when a report has arrived. */
export const REPORT_ID = "rewards-report";

/**
 * Moves focus on when a look-up that the visitor began is over: to the report, or back to the field when there is
 * none. The field rests meanwhile, and resting takes its focus away.
 */
export function useFocusOnArrival({
  lookup: { status },
  searches,
}: Pick<Search, "lookup" | "searches">): void {
  const seen = useRef(searches);
  useEffect(() => {
    if (status === "loading" || searches === seen.current) return;
    seen.current = searches;
    const target =
      status === "found" ? document.getElementById(REPORT_ID) : document.getElementsByName("address")[0];
    target?.focus();
  }, [status, searches]);
}
