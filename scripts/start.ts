// The third and later steps of `npm start` (start.mjs has the first two): from installed packages to
// the product served on this machine. Every step finds out by itself whether it has work to do.
import { type Credentials, ensureCertificateSecret, ensureCredentials } from "./setup/credentials.ts";
import { parseDevVars, readDevVarsFile } from "./setup/dev-vars.ts";
import { requireChainPorts, startLocalChain } from "./setup/local-chain.ts";
import { inClone } from "./setup/paths.ts";
import { makeApp, makeWorker } from "./setup/products.ts";
import { findRust, type Rust } from "./setup/rust.ts";
import { requireFreePort, type Service } from "./setup/service.ts";
import { stopOnSignals } from "./setup/shutdown.ts";
import { parseStartArguments, type StartArguments } from "./setup/start-arguments.ts";
import { createSteps, duration, printProblem } from "./setup/steps.mjs";
import { ensureWasmTarget } from "./setup/wasm-target.ts";
import { ensureWasmTools, type WasmTools } from "./setup/wasm-tools.ts";
import { welcome } from "./setup/welcome.ts";
import { migrateLocally, serve } from "./setup/wrangler.ts";

const DEV_VARS = inClone(".dev.vars");
const started = Number(process.env.EMBERFI_STARTED ?? Date.now());
const running: Service[] = [];
const stop = stopOnSignals(running);

async function prepare(choices: StartArguments): Promise<Credentials> {
  const { step } = createSteps({ total: 10, done: 2 });
  let rust: Rust = { version: "", env: {} };
  let tools: WasmTools = { workerBuild: "", env: {}, outcome: "" };
  let credentials: Credentials = { username: "", drawn: false };

  // What can be refused at once is refused before minutes are spent.
  await step("Port and .dev.vars", async () => {
    await requireFreePort(choices.port, "npm start");
    if (choices.chain === "local") await requireChainPorts();
    parseDevVars(readDevVarsFile(DEV_VARS));
    return `port ${choices.port} is free`;
  });
  await step("Rust", async (say) => {
    const found = await ensureWasmTarget(await findRust(), say);
    rust = found;
    return `${found.version}, wasm target ${found.outcome}`;
  });
  await step("Build tools", async (say) => {
    tools = await ensureWasmTools(rust, say);
    return tools.outcome;
  });
  await step("App", makeApp);
  await step("Worker", (say) => makeWorker(tools, say));
  await step("Database", migrateLocally);
  await step("Admin credentials", async () => {
    credentials = await ensureCredentials(DEV_VARS, process.env);
    ensureCertificateSecret(DEV_VARS);
    return credentials.newPassword ? "new, shown below" : "in place";
  });
  await step("Server", async () => {
    if (choices.chain === "local") running.push(await startLocalChain());
    running.push(await serve(choices.chain, choices.port));
    return `chain ${choices.chain}`;
  });
  return credentials;
}

try {
  const choices = parseStartArguments(process.argv.slice(2));
  const credentials = await prepare(choices);
  console.log(`\nEmberfi is running after ${duration(Date.now() - started)}.`);
  console.log(welcome(choices, credentials));
  for (const service of running) {
    service.showOutput();
    service.onUnexpectedEnd(() => {
      console.error(
        "✗ A part of the product ended by itself: see its last lines above and run npm start again.",
      );
      void stop(1);
    });
  }
} catch (fault) {
  printProblem(fault);
  await stop(1);
}
