/** A look-up in the page's address, so that it can be shared: `/resources?tab=rewards&address=0x…`. */
import { paths } from "../../paths.ts";

/** Whether an address of the resources page asks for the rewards tab. */
export function asksForRewards({ search, hash }: Pick<Location, "search" | "hash">): boolean {
  return hash === "#rewards" || new URLSearchParams(search).get("tab") === "rewards";
}

/** The wallet addresses that a shared link carries, as they stand there; several combine into one view. */
export function sharedAddresses(search: string): string[] {
  return new URLSearchParams(search)
    .getAll("address")
    .map((address) => address.trim())
    .filter((address) => address !== "");
}

/** The link to a look-up; to the empty form where no address is given. */
export function rewardsLink(addresses: readonly string[] = []): string {
  const query = new URLSearchParams([
    ["tab", "rewards"],
    ...addresses.map((address) => ["address", address]),
  ]);
  return `${paths.resources}?${query}`;
}
