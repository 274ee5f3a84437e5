// Finding a Rust that can build the workspace, and the environment in which to call it.
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { run } from "./child.mjs";
import { inClone } from "./paths.ts";
import { SetupProblem } from "./steps.mjs";

/** A Rust tool chain: its version and the environment in which `cargo` and `rustc` are it. */
export interface Rust {
  version: string;
  env: NodeJS.ProcessEnv;
}

/** The environment with cargo's own folder in PATH, which a shell opened before its installation lacks. */
export function cargoEnvironment(base: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const folder = join(base.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
  const path = base.PATH ?? "";
  if (!existsSync(folder) || path.split(delimiter).includes(folder)) return { ...base };
  return { ...base, PATH: `${path}${delimiter}${folder}` };
}

/** Whether version `found` ("1.95.0") is at least `wanted` ("1.92"). */
export function isAtLeast(found: string, wanted: string): boolean {
  const [major = 0, minor = 0] = found.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** The oldest Rust that the workspace builds with: `rust-version` of Cargo.toml. */
export function oldestRust(): string {
  return /^rust-version = "([\d.]+)"/m.exec(readFileSync(inClone("Cargo.toml"), "utf8"))?.[1] ?? "1.85";
}

/** The Rust of this machine; a `SetupProblem` where there is none or it is too old. */
export async function findRust(base: NodeJS.ProcessEnv = process.env): Promise<Rust> {
  const env = cargoEnvironment(base);
  const oldest = oldestRust();
  const [rustc, cargo] = await Promise.all([
    run("rustc", ["--version"], { env }),
    run("cargo", ["--version"], { env }),
  ]);
  if (rustc.code === 127 || cargo.code === 127) {
    throw new SetupProblem(
      `Rust is not installed: install ${oldest} or newer with rustup from https://rustup.rs, open a new terminal and run the command again.`,
    );
  }
  const version = /^rustc (\d+\.\d+\.\d+)/m.exec(rustc.output)?.[1];
  if (rustc.code !== 0 || cargo.code !== 0 || version === undefined) {
    throw new SetupProblem(
      "rustc or cargo does not run: repair Rust with `rustup update stable` and `rustup default stable`, then run the command again.",
      rustc.output + cargo.output,
    );
  }
  if (!isAtLeast(version, oldest)) {
    throw new SetupProblem(
      `Rust ${version} is too old: run \`rustup update stable\` to get ${oldest} or newer, then run the command again.`,
    );
  }
  return { version, env };
}
