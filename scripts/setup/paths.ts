// Where things lie in the clone, and where expensive tools are kept outside it.
import { homedir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../bootstrap.mjs";

export { ROOT };

/** A path inside the clone. */
export function inClone(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/**
 * The folder for tools that take minutes to build and that every clone can share, one sub-folder per
 * tool and version. `EMBERFI_CACHE` moves it.
 */
export function toolCache(env: NodeJS.ProcessEnv = process.env): string {
  return env.EMBERFI_CACHE ?? join(homedir(), ".cache", "emberfi", "tools");
}
