import { useEffect, useState } from "react";
import { addressProblem } from "./address.ts";
import { rewardsLink, sharedAddress } from "./shared-address.ts";
import { useForget, useRewards } from "./use-rewards.ts";

/** What was looked up last on this visit, for a tab that is left and entered again. Forgotten with the page. */
let lastLookedUp: string | undefined;

/** The search of the rewards tab: what is entered, what is wrong with it, and what was found. */
export function useSearch() {
  const [shared] = useState(() => sharedAddress(location.search) ?? lastLookedUp);
  const [entry, setEntry] = useState(shared ?? "");
  const [problem, setProblem] = useState(() => (shared ? addressProblem(shared) : undefined));
  const [address, setAddress] = useState(() => (shared && !addressProblem(shared) ? shared : undefined));
  const lookup = useRewards(address);
  const forget = useForget();

  // The address bar follows the search, so that what is on screen can be shared.
  useEffect(() => {
    lastLookedUp = address;
    history.replaceState(history.state, "", rewardsLink(address));
  }, [address]);

  return {
    entry,
    lookup,
    /** What to say under the field. */
    message: problem ?? (lookup.status === "failed" ? lookup.message : undefined),
    change(next: string) {
      setEntry(next);
      setProblem(undefined);
    },
    /** Looks up what is entered. Whatever was found or went wrong before is gone at once. */
    submit() {
      const found = addressProblem(entry);
      const next = found === undefined ? entry.trim() : undefined;
      setProblem(found);
      setAddress(next);
      if (next !== undefined) forget(next);
    },
  };
}

/** What `useSearch` gives. */
export type Search = ReturnType<typeof useSearch>;
