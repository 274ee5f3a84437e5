/**
 * Cloudflare Turnstile, where a site key is configured: asks a person nothing unless it has doubts, and leaves its
 * token in the form. Loaded when somebody begins to fill a form in, never with the page.
 */
import { site } from "../../content/site.ts";

/** The name under which the token is sent. */
export const TOKEN = "cf-turnstile-response";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface Turnstile {
  render(container: HTMLElement, options: Record<string, string>): string | undefined;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile | undefined> | undefined;

/** Puts the check into `container`; returns what makes it afresh, since a token serves once. */
export async function showTurnstile(container: HTMLElement): Promise<() => void> {
  const sitekey = site.turnstileSiteKey;
  loading ??= load();
  const turnstile = sitekey ? await loading : undefined;
  const widget = turnstile?.render(container, {
    sitekey: sitekey ?? "",
    appearance: "interaction-only",
    "response-field-name": TOKEN,
  });
  return () => {
    if (widget !== undefined) turnstile?.reset(widget);
  };
}

function load(): Promise<Turnstile | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => resolve(window.turnstile);
    // Without it the form is sent without a token, and the answer says what to do.
    script.onerror = () => resolve(undefined);
    document.head.append(script);
  });
}
