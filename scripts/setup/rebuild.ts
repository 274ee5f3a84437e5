// Building the Worker again in development when its source changes. Compared by content and by
// looking, not by the system's file events: those lose a file that an editor replaced, and the inputs
// are then the same as those of every other build.
import { setTimeout as pause } from "node:timers/promises";
import { buildWorker, WORKER } from "./products.ts";
import { hashInputs } from "./stamp.ts";
import { duration, SetupProblem } from "./steps.mjs";
import type { WasmTools } from "./wasm-tools.ts";

/** How often the source is looked at; reading it takes some 10 ms. Milliseconds. */
const POLL = 400;

/** The hash of the Worker's source; none while an editor is replacing a file of it. */
export function workerSource(): string | undefined {
  try {
    return hashInputs(WORKER);
  } catch {
    return undefined;
  }
}

/**
 * Builds into `output` whenever the source is no longer `built` and has come to rest, one build at a
 * time, for as long as the process lives. A build that fails prints the compiler's words and leaves
 * the Worker as it is.
 */
export async function rebuildOnChange(
  tools: WasmTools,
  built: string | undefined,
  output: string,
): Promise<never> {
  let current = built;
  let before = built;
  for (;;) {
    await pause(POLL);
    const now = workerSource();
    const settled = now !== undefined && now === before;
    before = now;
    if (!settled || now === current) continue;
    current = now;
    await rebuild(tools, output);
  }
}

async function rebuild(tools: WasmTools, output: string): Promise<void> {
  const began = Date.now();
  console.log("Worker changed, building it …");
  try {
    await buildWorker(tools, () => {}, output);
    console.log(`Worker rebuilt in ${duration(Date.now() - began)}`);
  } catch (fault) {
    if (!(fault instanceof SetupProblem)) throw fault;
    console.error(fault.output || fault.message);
    console.error("✗ The Worker was not rebuilt and goes on as it was: mend the fault above.");
  }
}
