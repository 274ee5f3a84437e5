// The two things that are built before anything can be served: the app (HTML, CSS and JavaScript in
// build/client) and the Worker (worker/build).
import { looksOffline, run } from "./child.mjs";
import { inClone, ROOT } from "./paths.ts";
import { make, type Product } from "./stamp.ts";
import { SetupProblem } from "./steps.mjs";
import type { WasmTools } from "./wasm-tools.ts";

/** The prerendered site. */
export const APP: Product = {
  root: ROOT,
  stamp: ".cache/app.stamp",
  inputs: [
    "app",
    "scripts/app",
    "site.json",
    "headers.json",
    "openapi.json",
    "react-router.config.ts",
    "vite.config.ts",
    "package.json",
    "package-lock.json",
  ],
  except: ["app/e2e"],
  outputs: ["build/client/index.html"],
};

/** The Worker's entry and its wasm, as `main` of wrangler.toml names them. */
export const WORKER: Product = {
  root: ROOT,
  stamp: ".cache/worker.stamp",
  inputs: ["Cargo.toml", "Cargo.lock", "site.json", "headers.json", "worker"],
  except: ["worker/tests", "worker/domain/tests"],
  outputs: ["worker/build/index.js", "worker/build/index_bg.wasm"],
};

/** Builds the app when something it is made from has changed. */
export function makeApp(): Promise<"made" | "unchanged"> {
  return make(APP, async () => {
    const { code, output } = await run("npm", ["run", "--silent", "build:app"], { cwd: ROOT, leash: true });
    if (code === 0) return;
    throw new SetupProblem(
      "The app could not be built: see the message above, mend its source and run the command again.",
      output,
    );
  });
}

/** Builds the Worker when something it is made from has changed. */
export function makeWorker(tools: WasmTools, say: (activity: string) => void): Promise<"made" | "unchanged"> {
  return make(WORKER, () => buildWorker(tools, say));
}

/** Nothing here reads the wasm's debug information, and without it the Worker links and reloads faster. */
const WITHOUT_DEBUG = { CARGO_PROFILE_DEV_DEBUG: "0" };

/**
 * Builds the Worker with worker-build: optimised into worker/build, or without optimisation into the
 * folder of worker/ that `devOutput` names. A failure's output ends with the compiler's words, not with
 * worker-build's own backtrace.
 */
export async function buildWorker(
  tools: WasmTools,
  say: (activity: string) => void,
  devOutput?: string,
): Promise<void> {
  const args = devOutput === undefined ? ["--release"] : ["--dev", "--out-dir", devOutput];
  say("compiling (minutes at first)");
  const { code, output } = await run(tools.workerBuild, args, {
    cwd: inClone("worker"),
    env: { ...tools.env, ...(devOutput === undefined ? {} : WITHOUT_DEBUG), RUST_BACKTRACE: "0" },
    leash: true,
    onLine: (line) => {
      const crate = /^\s*Compiling (\S+) v/.exec(line)?.[1];
      if (crate) say(`compiling ${crate}`);
      if (/^\s*Finished /.test(line)) say("finishing the wasm");
    },
  });
  if (code === 0) return;
  throw looksOffline(output)
    ? new SetupProblem(
        "The Worker's crates could not be downloaded: connect to the internet (or set cargo's registry or proxy) and run the command again.",
      )
    : new SetupProblem(
        "The Worker could not be built: see the message above, mend its source and run the command again.",
        output,
      );
}
