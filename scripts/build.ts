// `npm run build`: app and Worker, each where something it is made from has changed. `build.ts worker`
// builds the Worker alone and in any case.
import { buildWorker, makeApp, makeWorker } from "./setup/products.ts";
import { createSteps, printProblem } from "./setup/steps.mjs";
import { ensureToolchain } from "./setup/toolchain.ts";

try {
  const onlyWorker = process.argv[2] === "worker";
  const { step } = createSteps({ total: onlyWorker ? 1 : 2 });
  if (!onlyWorker) await step("App", makeApp);
  await step("Worker", async (say) => {
    const tools = await ensureToolchain(say);
    if (!onlyWorker) return makeWorker(tools, say);
    await buildWorker(tools, say);
    return "made";
  });
} catch (fault) {
  printProblem(fault);
  process.exitCode = 1;
}
