import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { distinct, isSameAccount, readAddresses } from "./address.ts";
import { rewardsLink, sharedAddresses } from "./shared-address.ts";
import { useForget, useLookups } from "./use-lookups.ts";

/** What was looked up last on this visit, for a tab that is left and entered again. Forgotten with the page. */
let lastLookedUp: readonly string[] = [];

/** What stands in the page's address: addresses to look up, or an entry that is none. */
function asked(search: string) {
  const shared = sharedAddresses(search).join(" ");
  const { addresses = [], problem } = readAddresses(shared);
  return {
    addresses,
    problem: shared === "" ? undefined : problem,
    entry: addresses.length > 1 ? "" : shared,
  };
}

/**
 * The search of the rewards tab: what is entered, what is wrong with it, and what was found. The page's address is
 * where the addresses in view are kept, so that a look-up can be shared, and left and returned to.
 */
export function useSearch() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const { addresses, problem: sharedProblem, entry: sharedEntry } = asked(query);
  const [entry, setEntry] = useState(sharedEntry);
  const [problem, setProblem] = useState(sharedProblem);
  const [awaited, setAwaited] = useState<string>();
  const [followed, setFollowed] = useState(query);
  const lookup = useLookups(addresses);
  const forget = useForget();

  // Back, forward and links change what is asked for; the field says the same.
  if (query !== followed) {
    setFollowed(query);
    setEntry(sharedEntry);
    setProblem(sharedProblem);
  }

  const show = (next: readonly string[], replace = false) =>
    navigate(rewardsLink(next), { replace, preventScrollReset: true });

  // Only for a tab entered anew: going back to the empty form must reach it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tab is entered
  useEffect(() => {
    if (sharedAddresses(query).length === 0 && lastLookedUp.length > 0) show(lastLookedUp, true);
  }, []);
  useEffect(() => {
    lastLookedUp = sharedAddresses(query);
  }, [query]);

  /** Looks up what is entered, with the addresses of `beside` in the same view. */
  function lookUp(text: string, beside: readonly string[] = []) {
    const read = readAddresses([...beside, text].join(" "));
    const problem = text.trim() === "" ? readAddresses("").problem : read.problem;
    setProblem(problem);
    if (problem !== undefined || read.addresses === undefined) return;
    setAwaited(rewardsLink(read.addresses));
    // Whatever was found or went wrong before with a newly asked address is gone at once.
    forget(read.addresses.filter((address) => !beside.some((other) => isSameAccount(other, address))));
    show(read.addresses, rewardsLink(read.addresses) === rewardsLink(addresses));
  }

  return {
    entry,
    addresses,
    lookup,
    /** The link of the look-up that the visitor began and that is not over yet. */
    awaited,
    arrived: () => setAwaited(undefined),
    /** What to say under the field. */
    message: problem ?? (lookup.status === "failed" ? lookup.message : undefined),
    change(next: string) {
      setEntry(next);
      setProblem(undefined);
    },
    /** Looks up what is entered, and nothing else. */
    submit: () => lookUp(entry),
    /** Adds what is entered to what is in view. */
    add: () => lookUp(entry, addresses),
    /** Looks up one address from a list. */
    open: (address: string) => lookUp(address),
    /** Adds one address from a list to what is in view. */
    include: (address: string) => lookUp(address, addresses),
    /** Takes one address out of the view. */
    remove: (address: string) => show(distinct(addresses).filter((each) => !isSameAccount(each, address))),
    /** Begins the failed look-ups anew. */
    retry: (failed: readonly string[]) => forget(failed),
  };
}

/** What `useSearch` gives. */
export type Search = ReturnType<typeof useSearch>;
