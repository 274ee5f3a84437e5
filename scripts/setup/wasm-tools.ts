// The programs that turn the Worker's Rust into what workerd runs. worker-build and wasm-bindgen take
// minutes to compile, so they live in a cache outside the clone, one folder per version; esbuild and
// wasm-opt come with the npm packages.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { looksOffline, run } from "./child.mjs";
import { inClone, toolCache } from "./paths.ts";
import type { Rust } from "./rust.ts";
import { SetupProblem } from "./steps.mjs";

/** A debug build takes half the time of a release build and is fast enough; nobody reads its debug information. */
const QUICKLY_MADE = { CARGO_PROFILE_DEV_DEBUG: "0" };

/** What is needed to build the Worker. */
export interface WasmTools {
  workerBuild: string;
  /** The environment that tells worker-build where its helpers are, so that it downloads none. */
  env: NodeJS.ProcessEnv;
  /** Names and versions, for people. */
  outcome: string;
}

/** Version of a package as Cargo.lock has it. */
export function lockedVersion(lock: string, name: string): string {
  const version = new RegExp(`name = "${name}"\\nversion = "([^"]+)"`).exec(lock)?.[1];
  if (version === undefined) {
    throw new SetupProblem(`Cargo.lock has no ${name}: restore it with \`git checkout Cargo.lock\`.`);
  }
  return version;
}

/** Finds the tools, compiling those that the cache lacks. */
export async function ensureWasmTools(rust: Rust, say: (activity: string) => void): Promise<WasmTools> {
  const lock = readFileSync(inClone("Cargo.lock"), "utf8");
  // worker and worker-build are released together and must agree.
  const workerBuild = await ensureTool(
    "worker-build",
    "worker-build",
    lockedVersion(lock, "worker"),
    rust,
    say,
  );
  const bindgen = lockedVersion(lock, "wasm-bindgen");
  const wasmBindgen = await ensureTool("wasm-bindgen", "wasm-bindgen-cli", bindgen, rust, say);
  return {
    workerBuild,
    env: {
      ...rust.env,
      WASM_BINDGEN_BIN: wasmBindgen,
      ESBUILD_BIN: inClone("node_modules", "esbuild", "bin", "esbuild"),
      WASM_OPT_BIN: inClone("node_modules", "binaryen", "bin", "wasm-opt"),
    },
    outcome: `worker-build ${lockedVersion(lock, "worker")}, wasm-bindgen ${bindgen}`,
  };
}

/** The path of `program`; cargo puts it there as its last act, so its presence means it is whole. */
async function ensureTool(
  program: string,
  crate: string,
  version: string,
  rust: Rust,
  say: (activity: string) => void,
): Promise<string> {
  const folder = join(toolCache(), `${program}-${version}`);
  const path = join(folder, "bin", process.platform === "win32" ? `${program}.exe` : program);
  if (existsSync(path)) return path;
  say(`compiling ${program} ${version} (once, some minutes)`);
  // Without --locked, because a registry mirror may lag behind the crate's own lock file.
  const args = ["install", "--debug", "--root", folder, "--version", version, "--force", crate];
  const { code, output } = await run("cargo", args, {
    env: { ...rust.env, ...QUICKLY_MADE },
    leash: true,
    onLine: (line) => {
      const crateName = /^\s*Compiling (\S+) v/.exec(line)?.[1];
      if (crateName) say(`compiling ${program} ${version} (once, some minutes): ${crateName}`);
    },
  });
  if (code === 0 && existsSync(path)) return path;
  throw looksOffline(output)
    ? new SetupProblem(
        `${program} could not be downloaded: connect to the internet (or set cargo's registry or proxy) and run the command again.`,
      )
    : new SetupProblem(
        `cargo could not install ${crate} ${version}: see its message above, then run the command again.`,
        output,
      );
}
