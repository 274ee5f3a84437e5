/** A look-up in the page's address, so that it can be shared: `/resources?tab=rewards&address=0x…`. */
import { paths } from "../../paths.ts";

/** Whether an address of the resources page asks for the rewards tab. */
export function asksForRewards({ search, hash }: Pick<Location, "search" | "hash">): boolean {
  return hash === "#rewards" || new URLSearchParams(search).get("tab") === "rewards";
}

/** The wallet address that a shared link carries, as it stands there. */
export function sharedAddress(search: string): string | undefined {
  return new URLSearchParams(search).get("address")?.trim() || undefined;
}

/** The link to a look-up; to the empty form where no address is given. */
export function rewardsLink(address?: string): string {
  const query = new URLSearchParams({ tab: "rewards", ...(address && { address }) });
  return `${paths.resources}?${query}`;
}
