// Everything that compiling needs, found or brought in one go, for the commands that show no steps.
import { findRust } from "./rust.ts";
import { ensureWasmTarget } from "./wasm-target.ts";
import { ensureWasmTools, type WasmTools } from "./wasm-tools.ts";

/** The tools that build the Worker; `say` hears about the parts that take long. */
export async function ensureToolchain(say: (activity: string) => void): Promise<WasmTools> {
  return ensureWasmTools(await ensureWasmTarget(await findRust(), say), say);
}
