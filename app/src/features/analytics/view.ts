import { send } from "./beacon.ts";

/** Where a view came from: the host of another site, nothing for a step within this one. */
export function referrerHost(referrer: string, host: string): string {
  if (!URL.canParse(referrer)) return "";
  const from = new URL(referrer);
  return from.host === host || !from.protocol.startsWith("http") ? "" : from.host;
}

/** Reports a view of the page at hand, or that nothing is there. */
export function reportView(referrer: string): void {
  if (document.querySelector("[data-not-found]")) send([{ action: "not_found" }]);
  else send([{ action: "page_view", referrer }]);
}
