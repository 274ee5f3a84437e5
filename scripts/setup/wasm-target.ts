// The standard library for wasm32-unknown-unknown. rustup brings it in a second or two; where
// rustup's server cannot be reached, a Debian system can build it from Debian's own packages.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./child.mjs";
import type { Rust } from "./rust.ts";
import { SetupProblem } from "./steps.mjs";

/** The target of every Worker. */
export const WASM_TARGET = "wasm32-unknown-unknown";

/** rustup may take this long; a closed network would keep it for minutes. Milliseconds. */
const RUSTUP_DEADLINE = 45_000;

/** The name under which rustup knows Debian's compiler. */
const DEBIAN_TOOLCHAIN = "debian";

const DEBIAN_PACKAGES = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm"];

/** A Rust that has the target, and how it came to have it. */
export interface WasmRust extends Rust {
  outcome: string;
}

/** Gives the Rust of this machine the target, by the first way that works. */
export async function ensureWasmTarget(rust: Rust, say: (activity: string) => void): Promise<WasmRust> {
  if (await hasTarget(rust.env)) return { ...rust, outcome: "in place" };
  const debian = { ...rust, env: { ...rust.env, RUSTUP_TOOLCHAIN: DEBIAN_TOOLCHAIN } };
  if (await hasTarget(debian.env)) return { ...debian, outcome: "in place (Debian's compiler)" };
  say("asking rustup");
  const added = await run("rustup", ["target", "add", WASM_TARGET], {
    env: rust.env,
    deadline: RUSTUP_DEADLINE,
  });
  if (added.code === 0 && (await hasTarget(rust.env))) return { ...rust, outcome: "added by rustup" };
  if (!isDebianRoot()) {
    throw new SetupProblem(
      `The compile target ${WASM_TARGET} could not be added: connect to the internet, run \`rustup target add ${WASM_TARGET}\` and then this command again.`,
      added.code === 127 ? "rustup is not installed." : added.output,
    );
  }
  await buildWithDebian(debian.env, say);
  if (!(await hasTarget(debian.env))) {
    throw new SetupProblem(
      `Neither rustup nor Debian's packages gave the compile target ${WASM_TARGET}: connect to the internet, run \`rustup target add ${WASM_TARGET}\` and then this command again.`,
      added.output,
    );
  }
  return { ...debian, outcome: "built with Debian's compiler" };
}

/** Whether the compiler of this environment finds a standard library for the target. */
async function hasTarget(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { code, output } = await run("rustc", ["--print", "target-libdir", "--target", WASM_TARGET], { env });
  const folder = output.trim().split("\n").pop() ?? "";
  return (
    code === 0 && existsSync(folder) && readdirSync(folder).some((name) => /^libstd-.*\.rlib$/.test(name))
  );
}

function isDebianRoot(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

async function buildWithDebian(env: NodeJS.ProcessEnv, say: (activity: string) => void): Promise<void> {
  say("rustup's server is out of reach, installing Debian's compiler");
  await apt(["update"]);
  await apt(["install", "-y", "--no-install-recommends", ...DEBIAN_PACKAGES, await matchingLinker()]);
  say("building the standard library");
  const folder = mkdtempSync(join(tmpdir(), "wasm-std-"));
  try {
    const libraries = await buildStandardLibrary(folder);
    const home = `/usr/lib/rustlib/${WASM_TARGET}/lib`;
    mkdirSync(home, { recursive: true });
    // libstd goes last: its presence is what `hasTarget` takes for a whole library.
    const last = (path: string) => (/\/libstd-[^/]*$/.test(path) ? 1 : 0);
    for (const path of libraries.sort((a, b) => last(a) - last(b))) {
      copyFileSync(path, join(home, path.split("/").pop() ?? ""));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await mustRun("rustup", ["toolchain", "link", DEBIAN_TOOLCHAIN, "/usr"], env);
}

/** The linker package of the LLVM that Debian's compiler is built with; another one lacks rust-lld. */
async function matchingLinker(): Promise<string> {
  const { output } = await run("apt-cache", ["depends", "rust-web-llvm", "rustc-web"]);
  const version = /(?:lld|llvm|libllvm)-?(\d+)/i.exec(output)?.[1] ?? "22";
  return `lld-${version}`;
}

async function apt(args: string[]): Promise<void> {
  await mustRun("apt-get", args, { ...process.env, DEBIAN_FRONTEND: "noninteractive" });
}

/** Builds an empty crate with the standard library from source; answers the libraries' paths. */
async function buildStandardLibrary(folder: string): Promise<string[]> {
  mkdirSync(join(folder, "src"));
  writeFileSync(
    join(folder, "Cargo.toml"),
    '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n',
  );
  writeFileSync(join(folder, "src", "lib.rs"), "");
  const { RUSTUP_TOOLCHAIN: _, ...env } = process.env;
  await mustRun(
    "/usr/bin/cargo",
    ["build", "--release", "--target", WASM_TARGET, "-Z", "build-std=std,panic_abort,panic_unwind,test"],
    {
      ...env,
      RUSTC: "/usr/bin/rustc",
      RUSTC_BOOTSTRAP: "1",
      // Without the bitcode the Worker's link-time optimisation fails.
      RUSTFLAGS: "-Cembed-bitcode=yes",
      CARGO_TARGET_DIR: join(folder, "target"),
    },
    folder,
  );
  const built = join(folder, "target", WASM_TARGET, "release", "deps");
  return readdirSync(built)
    .filter((name) => name.endsWith(".rlib") && !name.startsWith("libempty-"))
    .map((name) => join(built, name));
}

async function mustRun(command: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string): Promise<void> {
  const { code, output } = await run(command, args, {
    env,
    leash: true,
    ...(cwd === undefined ? {} : { cwd }),
  });
  if (code === 0) return;
  throw new SetupProblem(
    `\`${command} ${args[0]}\` failed while Debian's compiler was set up: connect to the internet, run \`rustup target add ${WASM_TARGET}\` and then this command again.`,
    output,
  );
}
