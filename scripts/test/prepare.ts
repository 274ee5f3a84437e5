// What the checks need beyond what building needs: rustfmt and clippy, a Chromium, and one
// environment in which all of them are found.
import { run } from "../setup/child.mjs";
import { findRust } from "../setup/rust.ts";
import { SetupProblem } from "../setup/steps.mjs";
import { ensureWasmTarget } from "../setup/wasm-target.ts";
import { ensureWasmTools } from "../setup/wasm-tools.ts";
import { ensureChromium } from "./chromium.ts";

/** A machine on which every stage can run. */
export interface Ready {
  env: NodeJS.ProcessEnv;
  nextest: boolean;
  /** Whether the compiler that has the wasm target also has clippy. */
  wasmClippy: boolean;
  /** What was found, for people. */
  outcome: string;
}

/** Brings everything; `quick` leaves out what only builds and browsers need. */
export async function prepare(quick: boolean, say: (activity: string) => void): Promise<Ready> {
  const rust = await findRust();
  await ensureComponents(rust.env);
  const nextest = (await run("cargo", ["nextest", "--version"], { env: rust.env })).code === 0;
  if (quick)
    return {
      env: { ...rust.env, NO_COLOR: "1" },
      nextest,
      wasmClippy: false,
      outcome: `Rust ${rust.version}`,
    };
  const wasm = await ensureWasmTarget(rust, say);
  await ensureWasmTools(wasm, say);
  const chromium = await ensureChromium(rust.env, say);
  return {
    env: { ...rust.env, NO_COLOR: "1", CHROMIUM_PATH: chromium },
    nextest,
    wasmClippy: wasm.env.RUSTUP_TOOLCHAIN === rust.env.RUSTUP_TOOLCHAIN,
    outcome: `Rust ${rust.version}, wasm target ${wasm.outcome}, ${chromium}`,
  };
}

async function ensureComponents(env: NodeJS.ProcessEnv): Promise<void> {
  const present = async () =>
    (await run("cargo", ["fmt", "--version"], { env })).code === 0 &&
    (await run("cargo", ["clippy", "--version"], { env })).code === 0;
  if (await present()) return;
  const { output } = await run("rustup", ["component", "add", "rustfmt", "clippy"], {
    env,
    deadline: 120_000,
  });
  if (await present()) return;
  throw new SetupProblem(
    "rustfmt and clippy are missing: run `rustup component add rustfmt clippy` and then this command again.",
    output,
  );
}
