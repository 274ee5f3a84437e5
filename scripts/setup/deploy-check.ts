// What must be filled in before the product can go to Cloudflare.

/** A placeholder in wrangler.toml: REPLACE_WITH_ and what belongs there. */
const PLACEHOLDER = /REPLACE_WITH_[A-Z0-9_]+/;

/** Secrets that the production Worker refuses to run without. */
export const PRODUCTION_SECRETS = ["ADMIN_USERNAME", "ADMIN_PASSWORD_HASH", "CERTIFICATE_SECRET"] as const;

/** Sentences on what wrangler.toml still lacks, each with its line number. */
export function unfilledPlaceholders(wranglerToml: string): string[] {
  return wranglerToml.split("\n").flatMap((line, index) => {
    const placeholder = line.trimStart().startsWith("#") ? undefined : PLACEHOLDER.exec(line)?.[0];
    return placeholder ? [`wrangler.toml line ${index + 1} still says ${placeholder}.`] : [];
  });
}

/** Sentences on the secrets that are missing; `listed` is what `wrangler secret list` prints, JSON. */
export function missingSecrets(listed: string): string[] {
  const missing = PRODUCTION_SECRETS.filter((name) => !listed.includes(`"${name}"`));
  if (missing.length === 0) return [];
  return [
    `Not set: ${missing.join(", ")}. Choose the password with \`npm run admin:password\`, which also draws the secret that signs certificates, then send them with \`npx wrangler secret bulk .dev.vars --env production\`.`,
  ];
}

/**
 * Sentences on a site.json whose `url` is not an address that readers can open: what the sitemap,
 * the feeds and every canonical link would name.
 */
export function unfitAddress(siteJson: string): string[] {
  const address = siteAddress(siteJson);
  if (address === undefined) return ["site.json has no url that can be read."];
  if (address.protocol !== "https:") return [`site.json names ${address.href}, which is not https.`];
  if (/(^|\.)(example|example\.(com|net|org)|invalid|test|localhost)\.?$/.test(address.hostname)) {
    return [`site.json still names ${address.origin}: put the address of your domain there.`];
  }
  return [];
}

function siteAddress(siteJson: string): URL | undefined {
  try {
    return new URL((JSON.parse(siteJson) as { url: string }).url);
  } catch {
    return undefined;
  }
}
