// `npm run deploy`: builds, checks that nothing is left to fill in, brings the production database to
// the newest migration and deploys.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { samplesLeft } from "./app/samples.ts";
import { run } from "./setup/child.mjs";
import { missingSecrets, unfilledPlaceholders, unfitAddress } from "./setup/deploy-check.ts";
import { inClone, ROOT } from "./setup/paths.ts";
import { makeApp, makeWorker } from "./setup/products.ts";
import { createSteps, printProblem, SetupProblem } from "./setup/steps.mjs";
import { ensureToolchain } from "./setup/toolchain.ts";
import { WRANGLER } from "./setup/wrangler.ts";

const PRODUCTION = ["--env", "production"];
const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };

async function requireSettings(): Promise<string> {
  const left = [
    ...unfilledPlaceholders(readFileSync(inClone("wrangler.toml"), "utf8")),
    ...unfitAddress(readFileSync(inClone("site.json"), "utf8")),
    ...samplesLeft(),
  ];
  if (left.length > 0) {
    throw new SetupProblem(
      "Nothing was deployed: fill in what is missing and run npm run deploy again.",
      left.join("\n"),
    );
  }
  const listed = await run(process.execPath, [WRANGLER, "secret", "list", ...PRODUCTION], { cwd: ROOT, env });
  if (listed.code !== 0) {
    throw new SetupProblem(
      "Cloudflare did not list the Worker's secrets: log in with `npx wrangler login`, send the secrets with `npx wrangler secret bulk .dev.vars --env production` and run npm run deploy again.",
      listed.output,
    );
  }
  const missing = missingSecrets(listed.output);
  if (missing.length > 0) {
    throw new SetupProblem(
      "Nothing was deployed: set the secrets and run npm run deploy again.",
      missing.join("\n"),
    );
  }
  return "placeholders filled, address set, secrets set";
}

/** Runs wrangler with its own questions and output on the terminal. */
function wrangler(args: string[]): string {
  const { status } = spawnSync(process.execPath, [WRANGLER, ...args], { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) throw new SetupProblem(`\`wrangler ${args.join(" ")}\` failed: see its message above.`);
  return "done";
}

try {
  const { step } = createSteps({ total: 5 });
  await step("Settings", requireSettings);
  await step("App", makeApp);
  await step("Worker", async (say) => makeWorker(await ensureToolchain(say), say));
  await step("Migrations", () => wrangler(["d1", "migrations", "apply", "DB", "--remote", ...PRODUCTION]));
  await step("Deploy", () => wrangler(["deploy", ...PRODUCTION]));
} catch (fault) {
  printProblem(fault);
  process.exitCode = 1;
}
