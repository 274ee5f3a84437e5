// `npm test`: every check, on a machine where nothing of ours need be installed. `--only name[,name]`
// runs some stages, `--quick` (npm run check) those that need neither a build nor a browser, `--long`
// (npm run test:long) those that take too long for every change.
import { parseArgs, stripVTControlCharacters } from "node:util";
import { createSteps, duration, printProblem, SetupProblem } from "./setup/steps.mjs";
import { prepare, type Ready } from "./test/prepare.ts";
import { sizeLines } from "./test/sizes.ts";
import { runStage, type StageResult } from "./test/stage-run.ts";
import { longStages, type Stage, stages } from "./test/stages.ts";

const started = Number(process.env.EMBERFI_STARTED ?? Date.now());

function choose(all: Stage[], only: string | undefined, quick: boolean): Stage[] {
  if (only === undefined) return quick ? all.filter((stage) => stage.quick) : all;
  const names = only.split(",");
  for (const name of names) {
    if (!all.some((stage) => stage.name === name)) {
      throw new SetupProblem(
        `There is no stage "${name}": choose from ${all.map((one) => one.name).join(", ")}.`,
      );
    }
  }
  return all.filter((stage) => names.includes(stage.name));
}

/** Why a stage cannot run now; undefined where it can. */
function obstacle(stage: Stage, ready: Ready, results: StageResult[]): string | undefined {
  if (stage.wasmClippy && !ready.wasmClippy)
    return "Debian's compiler, which has the wasm target here, has no clippy";
  const missing = stage.needs?.find((name) =>
    results.some((result) => result.name === name && result.outcome !== "passed"),
  );
  return missing === undefined ? undefined : `${missing} did not pass`;
}

/** The lines of an output that match, each indented on a line of its own. */
function linesLike(pattern: RegExp, output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines
    .filter((line) => pattern.test(line))
    .map((line) => `\n  ${line}`)
    .join("");
}

async function runAll(): Promise<StageResult[]> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      quick: { type: "boolean", default: false },
      long: { type: "boolean", default: false },
    },
  });
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const all = (nextest: boolean) => (values.long ? longStages(today) : stages(nextest));
  const chosen = choose(all(false), values.only, values.quick);
  const { step } = createSteps({ total: chosen.length + 1 });
  let ready: Ready | undefined;
  const results: StageResult[] = [];
  const began = Date.now();
  await step("set-up", async (say) => {
    ready = await prepare(
      chosen.every((stage) => stage.quick),
      say,
    );
    return ready.outcome;
  });
  if (!ready) return results;
  const machine = ready;
  results.push({
    name: "set-up",
    outcome: "passed",
    took: Date.now() - began,
    counts: { passed: 0, failed: 0 },
    log: "",
    output: "",
  });
  for (const stage of choose(all(machine.nextest), values.only, values.quick)) {
    await step(stage.name, async () => {
      const why = obstacle(stage, machine, results);
      if (why !== undefined) {
        const counts = { passed: 0, failed: 0 };
        results.push({ name: stage.name, outcome: "skipped", took: 0, counts, log: "", output: "" });
        return `skipped, ${why}`;
      }
      const result = await runStage(stage, machine.env);
      results.push(result);
      if (result.outcome === "failed") return `FAILED\n${result.output}\n--- end of ${result.log} ---`;
      const shown = stage.shows ? linesLike(stage.shows, result.output) : "";
      return `${stage.runner ? `${result.counts.passed} passed` : "passed"}${shown}`;
    });
  }
  return results;
}

function report(results: StageResult[]): void {
  console.log("\nStages");
  for (const { name, outcome, took } of results) {
    console.log(`  ${name.padEnd(14)}${outcome.padEnd(9)}${duration(took).padStart(14)}`);
  }
  console.log(`  ${"all".padEnd(23)}${duration(Date.now() - started).padStart(14)}`);
  const sizes = sizeLines();
  if (sizes.length > 0) console.log(`\nSizes\n${sizes.join("\n")}`);
  const failedStages = results.filter((result) => result.outcome === "failed").map((result) => result.name);
  if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(", ")}`);
  const sum = (kind: "passed" | "failed") =>
    results.reduce((total, result) => total + result.counts[kind], 0);
  console.log(`\nTests\n${sum("passed")} passed, ${sum("failed")} failed`);
}

try {
  const results = await runAll();
  report(results);
  process.exitCode = results.every((result) => result.outcome !== "failed") ? 0 : 1;
} catch (fault) {
  printProblem(fault);
  process.exitCode = 1;
}
