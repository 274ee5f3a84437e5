/** Where the build lies. */
import { join } from "node:path";

/** The checkout. */
export const root = join(import.meta.dirname, "../..");
/** Where a build goes, below the checkout; EMBERFI_BUILD names another place for a second one. */
export const buildFolder = process.env.EMBERFI_BUILD ?? "build";
/** Everything that is served as files. */
export const client = join(root, buildFolder, "client");
/** The security headers of every answer; the Worker reads the same file. */
export const headersFile = join(root, "headers.json");

/** The file behind a path of the site: `/` is `index.html`, `/a/b` is `a/b/index.html`. */
export function documentFile(path: string): string {
  return join(client, path, "index.html");
}
