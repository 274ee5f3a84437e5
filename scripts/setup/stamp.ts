// Nothing is done twice: a step that makes something leaves a stamp, the hash of everything it was
// made from. The stamp is removed before the step begins and written as its last act, so what was
// killed half-way counts as not done.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Folders that hold what was made or installed, never what something is made from. */
const OUTPUT_FOLDERS = new Set([
  "node_modules",
  "build",
  "build-dev",
  "dist",
  "target",
  ".react-router",
  ".wrangler",
  "test-results",
]);

/** What a step reads and leaves behind; every path is relative to `root`. */
export interface Product {
  root: string;
  /** File that keeps the stamp. */
  stamp: string;
  /** Files and folders it is made from; missing ones count as empty. */
  inputs: string[];
  /** Folders inside `inputs` that do not matter to it. */
  except?: string[];
  /** Files that must exist for it to count as made. */
  outputs: string[];
}

/** The hash of the inputs: of every path and its content, in a fixed order. */
export function hashInputs(product: Product): string {
  const hash = createHash("sha256");
  const except = new Set(product.except ?? []);
  for (const input of product.inputs) {
    for (const file of filesUnder(product.root, input, except)) {
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(product.root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

function filesUnder(root: string, path: string, except: Set<string>): string[] {
  const full = join(root, path);
  if (!existsSync(full) || except.has(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !OUTPUT_FOLDERS.has(name))
    .sort()
    .flatMap((name) => filesUnder(root, relative(root, join(full, name)).split(sep).join("/"), except));
}

/** Whether it was made from exactly these inputs and is still there. */
export function isFresh(product: Product): boolean {
  const stamp = join(product.root, product.stamp);
  return (
    product.outputs.every((output) => existsSync(join(product.root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === hashInputs(product)
  );
}

/**
 * Makes it with `work` unless it is fresh; tells whether there was work. The inputs are hashed before
 * the work, so a file changed meanwhile makes the next run do it again.
 */
export async function make(product: Product, work: () => Promise<void>): Promise<"made" | "unchanged"> {
  if (isFresh(product)) return "unchanged";
  const stamp = join(product.root, product.stamp);
  rmSync(stamp, { force: true });
  const hash = hashInputs(product);
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return "made";
}
