// Programs that keep running beside the set-up (wrangler, the local chain), each on a leash.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { inClone } from "./paths.ts";
import { SetupProblem } from "./steps.mjs";

/** How often a service that is starting is asked whether it is ready, in milliseconds. */
const POLL = 100;

/** A running program and what it has printed so far. */
export interface Service {
  process: ChildProcess;
  /** Everything printed before `showOutput`. */
  output(): string;
  /** From now on, prints what the program prints. */
  showOutput(): void;
  /** Calls back when it ends without having been asked to. */
  onUnexpectedEnd(callback: () => void): void;
  /** Asks it to end and waits until it has, children and all. */
  stop(): Promise<void>;
}

/** Starts a program with its output kept back until it is asked for. */
export function startService(command: string, args: string[], env: NodeJS.ProcessEnv): Service {
  const child = spawn(
    process.execPath,
    [inClone("scripts", "setup", "leash.mjs"), String(process.pid), command, ...args],
    {
      cwd: inClone(),
      env,
      stdio: ["ignore", "pipe", "pipe"],
      // Ctrl-C in a terminal goes to the starter alone, which then ends its services in order.
      detached: true,
    },
  );
  let kept = "";
  let shown = false;
  let asked = false;
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on("data", (chunk: Buffer) => {
      if (shown) to.write(chunk);
      else kept += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  return {
    process: child,
    output: () => kept,
    showOutput: () => {
      shown = true;
    },
    onUnexpectedEnd: (callback) => {
      child.once("exit", () => {
        if (!asked) callback();
      });
    },
    stop: async () => {
      asked = true;
      if (child.exitCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Waits until `ready` holds. A service that ends meanwhile or is not ready by `deadline`
 * (milliseconds) is a `SetupProblem` with `sentence` and the service's output.
 */
export async function waitUntilReady(
  service: Service,
  ready: () => Promise<boolean>,
  deadline: number,
  sentence: string,
): Promise<void> {
  const until = Date.now() + deadline;
  while (!(await ready())) {
    if (service.process.exitCode !== null || Date.now() > until) {
      await service.stop();
      throw new SetupProblem(sentence, service.output());
    }
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

/** Whether an address answers at all, with whatever status. */
export async function answers(url: string, init?: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5000), redirect: "manual" });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing listens on this port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A `SetupProblem` that names the port and a free one, where something listens on `port` already. */
export async function requireFreePort(port: number, command: string): Promise<void> {
  if (await isFree(port)) return;
  let other = port + 1;
  while (!(await isFree(other))) other += 1;
  throw new SetupProblem(
    `Port ${port} is in use, perhaps by an earlier start: stop that program, or choose another port with \`${command} -- --port ${other}\`.`,
  );
}
