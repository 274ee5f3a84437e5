// `npm run dev [-- --chain … --port …]`: development. Vite stands in front with hot reload and hands
// the API and the pages of the Worker on to wrangler, one port above. A change in the Worker's source
// builds it again, unoptimised, into a folder of its own; wrangler reloads by itself.
import { existsSync } from "node:fs";
import { type Credentials, ensureCertificateSecret, ensureCredentials } from "./setup/credentials.ts";
import { requireChainPorts, startLocalChain } from "./setup/local-chain.ts";
import { inClone } from "./setup/paths.ts";
import { APP, buildWorker, makeApp } from "./setup/products.ts";
import { rebuildOnChange, workerSource } from "./setup/rebuild.ts";
import { answers, requireFreePort, type Service, startService, waitUntilReady } from "./setup/service.ts";
import { stopOnSignals } from "./setup/shutdown.ts";
import { parseStartArguments } from "./setup/start-arguments.ts";
import { createSteps, printProblem } from "./setup/steps.mjs";
import { ensureToolchain } from "./setup/toolchain.ts";
import type { WasmTools } from "./setup/wasm-tools.ts";
import { welcome } from "./setup/welcome.ts";
import { migrateLocally, serve } from "./setup/wrangler.ts";

/** Output folder of the unoptimised Worker, inside worker/. */
const DEV_OUTPUT = "build-dev";

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

try {
  const choices = parseStartArguments(process.argv.slice(2));
  const { chain, port } = choices;
  const workerPort = port + 1;
  const { step } = createSteps({ total: 3 });
  let tools: WasmTools = { workerBuild: "", env: {}, outcome: "" };
  let credentials: Credentials = { username: "", drawn: false };
  let built: string | undefined;
  await step("Port, tools, credentials", async (say) => {
    await requireFreePort(port, "npm run dev");
    await requireFreePort(workerPort, "npm run dev");
    if (chain === "local") await requireChainPorts();
    tools = await ensureToolchain(say);
    credentials = await ensureCredentials(inClone(".dev.vars"), process.env);
    ensureCertificateSecret(inClone(".dev.vars"));
    return "in place";
  });
  await step("Worker and database", async (say) => {
    // The Worker's pages are put into a shell that only a build of the app makes.
    if (!APP.outputs.every((file) => existsSync(inClone(file)))) await makeApp();
    built = workerSource();
    await buildWorker(tools, say, DEV_OUTPUT);
    return `built; migrations ${await migrateLocally()}`;
  });
  await step("Servers", async () => {
    if (chain === "local") running.push(await startLocalChain());
    const worker = serve(chain, port, { workerPort, entry: `worker/${DEV_OUTPUT}/index.js` });
    running.push(...(await Promise.all([worker, startVite(port, workerPort)])));
    return `Vite on ${port}, Worker on ${workerPort}`;
  });
  console.log(welcome(choices, credentials));
  for (const service of running) {
    service.showOutput();
    service.onUnexpectedEnd(() => void stop(1));
  }
  await rebuildOnChange(tools, built, DEV_OUTPUT);
} catch (fault) {
  printProblem(fault);
  await stop(1);
}
