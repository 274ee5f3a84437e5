/** What a page may load and run. Per page, since the hashes of its inline scripts are its own. */
import { createHash } from "node:crypto";
import { site } from "../../app/src/content/site.ts";

/** Hashes of the inline scripts of a page, in the form a policy wants. Data blocks run nothing and need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /\btype="application\//.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}

/** Where the player's script comes from, and the file that it loads. */
const playerScripts = "https://www.youtube.com/iframe_api https://www.youtube.com/s/player/";

/** What Google Analytics needs, where it is configured. */
const google = site.googleAnalyticsId
  ? {
      scripts: ["https://www.googletagmanager.com"],
      measurements: ["https://*.google-analytics.com", "https://*.analytics.google.com"],
    }
  : { scripts: [], measurements: [] };

/** Where the forms' check against programs comes from, and the frame that it works in. */
const turnstile = "https://challenges.cloudflare.com";

/** The policy of a page, with or without a video player that it controls. `frame-ancestors` is not allowed in a meta tag and stands in the headers. */
export function contentSecurityPolicy(hashes: readonly string[], player = false): string {
  const embeds = Object.values(site.embeds).map((address) => new URL(address).origin);
  const checks = site.turnstileSiteKey ? [turnstile] : [];
  const frames = [...new Set([...site.videoHosts, ...embeds, ...checks])];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...checks, ...google.scripts, ...(player ? [playerScripts] : []), ...hashes].join(
      " ",
    ),
    // Radix and React write style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "media-src 'self' https:",
    ["connect-src 'self'", ...google.measurements].join(" "),
    "manifest-src 'self'",
    `frame-src ${frames.join(" ")}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}
