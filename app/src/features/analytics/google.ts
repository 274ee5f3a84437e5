/**
 * Google Analytics, only where an operator configured it and only for visitors who allowed it. The answer is kept in
 * localStorage under `analytics.consent`.
 */
const KEY = "analytics.consent";

/** What a visitor answered. */
export type Consent = "granted" | "refused";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The answer given before, if any; where storage is forbidden, none is ever given. */
export function consentGiven(): Consent | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "refused" ? kept : undefined;
  } catch {
    return "refused";
  }
}

/** Keeps the answer. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // The answer then holds for this page.
  }
}

/** Loads the library for the property `id`; to be called once there is consent. */
export function loadGoogle(id: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  command("js", new Date());
  command("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Reports an event, where the library was loaded. */
export function tellGoogle(action: string, category: string, label: string): void {
  if (window.dataLayer) command("event", action, { event_category: category, event_label: label });
}

/** The library tells commands from data by their being `arguments`, not arrays. */
function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: what the library asks for
  window.dataLayer?.push(arguments);
}
