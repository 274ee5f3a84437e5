// Applies the migrations once; every served Worker starts from a copy of what they leave.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WRANGLER, wranglerEnvironment } from "../../../scripts/setup/wrangler.ts";

/** Where the test processes find the folder of wrangler's state with an empty, migrated database. */
export const MIGRATED_STATE = "EMBERFI_MIGRATED_STATE";

/** A test runner's global set-up; gives back its tear-down. */
export default function setup(): () => void {
  const state = mkdtempSync(join(tmpdir(), "emberfi-migrated-"));
  execFileSync(
    process.execPath,
    [WRANGLER, "d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    { env: wranglerEnvironment(), stdio: "pipe" },
  );
  process.env[MIGRATED_STATE] = state;
  return () => rmSync(state, { recursive: true, force: true });
}
