// Results that are dear to make and decided by their inputs alone live outside the clone, each under
// the hash of those inputs, so that nothing is ever stale and nothing has to be cleared.

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** The product's cache folder: EMBERFI_CACHE, else ~/.cache/emberfi. */
function cacheRoot(): string {
  return process.env.EMBERFI_CACHE ?? join(homedir(), ".cache", "emberfi");
}

/** A short name for a set of inputs: the first 16 hex digits of their SHA-256. */
export function keyOf(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(`${input.length}:${input}`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * The text cached as chain/`name`, or what `make` returns, which is then cached. Written beside and
 * renamed, so that two processes at once never see half a file; a folder that can't be written costs
 * time only.
 */
export async function cached(name: string, make: () => Promise<string>): Promise<string> {
  const folder = join(cacheRoot(), "chain");
  const file = join(folder, name);
  const found = await readFile(file, "utf8").catch(() => undefined);
  if (found !== undefined) return found;
  const made = await make();
  try {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, made);
    await rename(draft, file);
  } catch {
    // A read-only home is no reason to refuse the chain.
  }
  return made;
}
