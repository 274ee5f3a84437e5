/**
 * Counting without visitors: what happened goes to our own endpoint, which adds it to the day's sums. No cookie,
 * no identifier; whoever asks not to be counted is not.
 */
import type { BeaconEvent } from "../../api/generated/types.gen.ts";

/** Sends `events` of the page at hand, as if by postcard: nothing waits for it, nothing fails by it. */
export function send(events: readonly Omit<BeaconEvent, "path">[], path = location.pathname): void {
  if (asksNotToBeCounted(navigator) || isPrivate(path)) return;
  const body = JSON.stringify({ events: events.map((event) => ({ ...event, path })) });
  navigator.sendBeacon?.("/api/events", new Blob([body], { type: "application/json" }));
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeCounted(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
}

/** Pages that are nobody's visit: the admin's, and previews, whose address is a secret. */
export function isPrivate(path: string): boolean {
  return /^\/(admin|preview)(\/|$)/.test(path);
}
