// Running one stage: its output goes to a log, which is shown whole when the stage fails.
import { mkdirSync, writeFileSync } from "node:fs";
import { run } from "../setup/child.mjs";
import { inClone, ROOT } from "../setup/paths.ts";
import { type Counts, countTests } from "./counts.ts";
import type { Stage } from "./stages.ts";

/** How a stage ended. */
export interface StageResult {
  name: string;
  outcome: "passed" | "failed" | "skipped";
  /** Milliseconds. */
  took: number;
  counts: Counts;
  /** Path of the log inside the clone. */
  log: string;
  output: string;
}

/** Runs the commands of a stage until one fails. */
export async function runStage(stage: Stage, env: NodeJS.ProcessEnv): Promise<StageResult> {
  const began = Date.now();
  let output = "";
  let failed = false;
  for (const [program = "", ...args] of stage.commands) {
    const done = await run(program, args, { cwd: ROOT, env: { ...env, ...stage.env }, leash: true });
    output += `$ ${[program, ...args].join(" ")}\n${done.output}\n`;
    failed = done.code !== 0;
    if (failed) {
      output += `exit code ${done.code}\n`;
      break;
    }
  }
  const counts = stage.runner ? countTests(stage.runner, output) : { passed: 0, failed: 0 };
  // A runner that found no test at all has checked nothing.
  const empty = stage.runner !== undefined && !failed && counts.passed + counts.failed === 0;
  if (empty) output += "No test ran.\n";
  const log = `.cache/test/${stage.name}.log`;
  mkdirSync(inClone(".cache/test"), { recursive: true });
  writeFileSync(inClone(log), output);
  const outcome = failed || empty ? "failed" : "passed";
  return { name: stage.name, outcome, took: Date.now() - began, counts, log, output };
}
