import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inClone } from "./paths.ts";

const LEASH = inClone("scripts", "setup", "leash.mjs");

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function hasEnded(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 60 && isRunning(pid); tries += 1) await sleep(100);
  return !isRunning(pid);
}

/** Starts a leashed shell that prints its process id and sleeps, below a starter that can be killed. */
async function startBelow(starterSource: string): Promise<{ program: number; kill: () => void }> {
  const child = spawn(process.execPath, ["-e", starterSource], { stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = await once(child.stdout, "data");
  return { program: Number(String(printed)), kill: () => child.kill("SIGKILL") };
}

const STARTER = `require("node:child_process").spawn(process.execPath,
  [${JSON.stringify(LEASH)}, String(process.pid), "sh", "-c", "echo $$; sleep 60"], { stdio: "inherit" })`;

test("a program ends when its starter is killed without a chance to say so", async () => {
  const { program, kill } = await startBelow(STARTER);
  expect(isRunning(program)).toBe(true);
  kill();
  expect(await hasEnded(program)).toBe(true);
});

test("a program whose starter was gone from the beginning ends too", async () => {
  const leash = spawn(process.execPath, [LEASH, "999999999", "sh", "-c", "echo $$; sleep 60"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(leash.stdout, "data");
  expect(await hasEnded(Number(String(printed)))).toBe(true);
});
