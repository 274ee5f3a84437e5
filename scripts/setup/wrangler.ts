// Serving the product through wrangler and workerd, on this machine alone.
import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { inClone, ROOT } from "./paths.ts";
import { answers, type Service, startService, waitUntilReady } from "./service.ts";
import { make, type Product } from "./stamp.ts";
import type { Chain } from "./start-arguments.ts";
import { SetupProblem } from "./steps.mjs";

/** The file that runs wrangler under this Node. */
export const WRANGLER = inClone("node_modules", "wrangler", "bin", "wrangler.js");

/** workerd is ready in two seconds; a busy machine may take longer. Milliseconds. */
const READY_DEADLINE = 90_000;

/** Where the local chain's proxy listens; it speaks JSON-RPC and both explorers' API. */
export const LOCAL_CHAIN = "http://127.0.0.1:8546";

const SCHEMA: Product = {
  root: ROOT,
  stamp: ".wrangler/state/migrations.stamp",
  inputs: ["migrations"],
  outputs: [".wrangler/state/v3/d1"],
};

/** The environment for wrangler: no telemetry, no calls home, no proxy between it and its own workerd. */
export function wranglerEnvironment(base: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const direct = [base.NO_PROXY ?? base.no_proxy, "127.0.0.1", "localhost"].filter(Boolean).join(",");
  return {
    ...base,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    NO_PROXY: direct,
    no_proxy: direct,
  };
}

/** Brings the local D1 to the newest migration. */
export async function migrateLocally(): Promise<"made" | "unchanged"> {
  if (!existsSync(inClone("migrations"))) return "unchanged";
  return make(SCHEMA, async () => {
    const args = [WRANGLER, "d1", "migrations", "apply", "DB", "--local"];
    const { code, output } = await run(process.execPath, args, { cwd: ROOT, env: wranglerEnvironment() });
    if (code === 0) return;
    throw new SetupProblem(
      "The migrations could not be applied to the local database: see the message above; if its data may go, delete .wrangler/state and run the command again.",
      output,
    );
  });
}

/** The variables that a start sets over those of wrangler.toml. */
export function startVars(chain: Chain): Record<string, string> {
  if (chain !== "local") return { CHAIN: chain };
  return {
    CHAIN: chain,
    RPC_URLS: `${LOCAL_CHAIN}/ext/C/rpc`,
    BLOCKSCOUT_URL: `${LOCAL_CHAIN}/blockscout/api`,
    ROUTESCAN_URL: `${LOCAL_CHAIN}/routescan/api`,
  };
}

/**
 * Starts the Worker on 127.0.0.1 and waits until it answers. `port` is the address that people use;
 * in development the Worker listens behind it on `workerPort` and is another file than wrangler.toml's.
 */
export async function serve(
  chain: Chain,
  port: number,
  development?: { workerPort: number; entry: string },
): Promise<Service> {
  const listen = development?.workerPort ?? port;
  const entry = development ? [development.entry] : [];
  const vars = Object.entries(startVars(chain)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const place = ["--local", "--ip", "127.0.0.1", "--port", String(listen)];
  const service = startService(
    process.execPath,
    [WRANGLER, "dev", ...entry, ...place, "--show-interactive-dev-session=false", ...vars],
    wranglerEnvironment(),
  );
  await waitUntilReady(
    service,
    () => answers(`http://127.0.0.1:${listen}/api/health`),
    READY_DEADLINE,
    `The server did not start on port ${listen}: see its message above, mend that and run the command again.`,
  );
  return service;
}
