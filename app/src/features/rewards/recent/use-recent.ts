import { useEffect, useSyncExternalStore } from "react";
import {
  changeRecent,
  onRecentChange,
  type RecentAddress,
  recentAddresses,
  remembered,
} from "./recent-addresses.ts";

const none: readonly RecentAddress[] = [];

/** The addresses that were looked up in this browser, newest first. */
export function useRecent(): readonly RecentAddress[] {
  return useSyncExternalStore(onRecentChange, recentAddresses, () => none);
}

/** Remembers addresses once they have been read. */
export function useRemember(addresses: readonly string[]): void {
  const read = addresses.join(" ");
  useEffect(() => {
    if (read !== "") changeRecent((list) => read.split(" ").reduceRight(remembered, [...list]));
  }, [read]);
}
