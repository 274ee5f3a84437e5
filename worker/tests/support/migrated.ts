// Applies the migrations once; every served Worker starts from a copy of what they leave.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { WRANGLER, wranglerEnvironment } from "../../../scripts/setup/wrangler.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder of wrangler's local state with an empty, migrated database. */
    migratedState: string;
  }
}

export default function setup(project: TestProject): () => void {
  const state = mkdtempSync(join(tmpdir(), "emberfi-migrated-"));
  execFileSync(
    process.execPath,
    [WRANGLER, "d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    {
      env: wranglerEnvironment(),
      stdio: "pipe",
    },
  );
  project.provide("migratedState", state);
  return () => rmSync(state, { recursive: true, force: true });
}
