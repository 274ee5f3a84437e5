// `npm run dev [-- --chain … --port …]`: development. Vite stands in front with hot reload and hands
// the API and the pages of the Worker on to wrangler, one port above. A change in the Worker's source
// builds it again, unoptimised, into a folder of its own; wrangler reloads by itself.
import { existsSync, watch } from "node:fs";
import { ensureCredentials } from "./setup/credentials.ts";
import { requireChainPorts, startLocalChain } from "./setup/local-chain.ts";
import { inClone } from "./setup/paths.ts";
import { APP, buildWorker, makeApp } from "./setup/products.ts";
import { answers, requireFreePort, type Service, startService, waitUntilReady } from "./setup/service.ts";
import { stopOnSignals } from "./setup/shutdown.ts";
import { parseStartArguments } from "./setup/start-arguments.ts";
import { createSteps, duration, printProblem, SetupProblem } from "./setup/steps.mjs";
import { ensureToolchain } from "./setup/toolchain.ts";
import type { WasmTools } from "./setup/wasm-tools.ts";
import { migrateLocally, serve } from "./setup/wrangler.ts";

/** Output folder of the unoptimised Worker, inside worker/. */
const DEV_OUTPUT = "build-dev";

/** Saving several files in an editor is one change. Milliseconds. */
const SETTLE = 200;

const running: Service[] = [];
const stop = stopOnSignals(running);

async function startVite(port: number, workerPort: number): Promise<Service> {
  const vite = startService(
    process.execPath,
    [
      inClone("node_modules", "@react-router", "dev", "bin.cjs"),
      "dev",
      "--port",
      String(port),
      "--strictPort",
    ],
    { ...process.env, EMBERFI_WORKER_URL: `http://127.0.0.1:${workerPort}` },
  );
  const sentence = "Vite did not start: see its message above, mend that and run npm run dev again.";
  await waitUntilReady(vite, () => answers(`http://127.0.0.1:${port}/`), 60_000, sentence);
  return vite;
}

/** Builds the Worker again after each change of its source, one build at a time. */
function rebuildOnChange(tools: WasmTools): void {
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  let again = false;
  const rebuild = async () => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    const began = Date.now();
    try {
      await buildWorker(tools, () => {}, DEV_OUTPUT);
      console.log(`Worker rebuilt in ${duration(Date.now() - began)}`);
    } catch (fault) {
      if (fault instanceof SetupProblem) console.error(fault.output);
      else throw fault;
    } finally {
      building = false;
    }
    if (again) {
      again = false;
      await rebuild();
    }
  };
  watch(inClone("worker"), { recursive: true }, (_, file) => {
    if (!file || !/\.(rs|toml|sql|html|json)$/.test(file) || file.startsWith("build")) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLE);
  });
}

try {
  const { chain, port } = parseStartArguments(process.argv.slice(2));
  const workerPort = port + 1;
  const { step } = createSteps({ total: 3 });
  let tools: WasmTools = { workerBuild: "", env: {}, outcome: "" };
  await step("Port, tools, credentials", async (say) => {
    await requireFreePort(port, "npm run dev");
    await requireFreePort(workerPort, "npm run dev");
    if (chain === "local") await requireChainPorts();
    tools = await ensureToolchain(say);
    const { username, newPassword } = await ensureCredentials(inClone(".dev.vars"), process.env);
    return newPassword
      ? `log in as ${username} with ${newPassword}, shown this once`
      : `log in as ${username}`;
  });
  await step("Worker and database", async (say) => {
    // The Worker's pages are put into a shell that only a build of the app makes.
    if (!APP.outputs.every((file) => existsSync(inClone(file)))) await makeApp();
    await buildWorker(tools, say, DEV_OUTPUT);
    return `built; migrations ${await migrateLocally()}`;
  });
  await step("Servers", async () => {
    if (chain === "local") running.push(await startLocalChain());
    running.push(await serve(chain, port, { workerPort, entry: `worker/${DEV_OUTPUT}/index.js` }));
    running.push(await startVite(port, workerPort));
    return `http://127.0.0.1:${port} (Worker on ${workerPort}); Ctrl-C stops`;
  });
  rebuildOnChange(tools);
  for (const service of running) {
    service.showOutput();
    service.onUnexpectedEnd(() => void stop(1));
  }
} catch (fault) {
  printProblem(fault);
  await stop(1);
}
