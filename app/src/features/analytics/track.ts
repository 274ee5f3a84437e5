/**
 * Counting without visitors: what happened goes to our own endpoint, which adds it to the day's sums. No cookie,
 * no identifier; whoever asks not to be counted is not.
 */
import type { BeaconEvent } from "../../api/generated/types.gen.ts";

/** Reports one thing that was done, as the specification names it. Nothing waits for it, nothing fails by it. */
export function track(action: string, category: string, label = ""): void {
  if (typeof navigator === "undefined" || asksNotToBeCounted(navigator)) return;
  const event: BeaconEvent = { action, category, label, path: location.pathname };
  const body = new Blob([JSON.stringify({ events: [event] })], { type: "application/json" });
  navigator.sendBeacon?.("/api/events", body);
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeCounted(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
}
