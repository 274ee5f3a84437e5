// The command: what it prints, that it ends with its signals and its parent, and what it says when it
// cannot start.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { OWNERS } from "./fixture.ts";
import { freePort } from "./free-port.ts";
import { requireFreePort } from "./node.ts";

const START = fileURLToPath(new URL("start.ts", import.meta.url));
const READY = "Ctrl-C stops both.";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

interface Run {
  child: ChildProcess;
  output: () => string;
  ports: [number, number];
}

async function run(options: { underShell?: boolean; ports?: [number, number] } = {}): Promise<Run> {
  const ports = options.ports ?? [await freePort(), await freePort()];
  const args = [START, "--port", String(ports[0]), "--proxy-port", String(ports[1])];
  // The trailing `true` keeps the shell from handing its own process over to node.
  const child = options.underShell
    ? spawn("sh", ["-c", `"$0" "$@"; true`, process.execPath, ...args])
    : spawn(process.execPath, args);
  children.push(child);
  let text = "";
  child.stdout?.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    text += chunk;
  });
  return { child, output: () => text, ports };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("The condition did not come true in 15 s.");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Process id of the only child that `pid` has. */
async function childOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("pgrep", ["-P", String(pid)]);
  const found = Number(stdout.trim());
  if (!Number.isInteger(found) || found <= 1)
    throw new Error(`Process ${pid} has no single child: ${stdout}`);
  return found;
}

async function isFree(port: number): Promise<boolean> {
  return requireFreePort(port, "", "").then(
    () => true,
    () => false,
  );
}

describe("node chain/start.ts", () => {
  it("names its addresses and every owner, and SIGTERM frees both ports", async () => {
    const { child, output, ports } = await run();
    await until(() => output().includes(READY));
    expect(output()).toContain(`http://127.0.0.1:${ports[1]}/blockscout/api`);
    for (const owner of OWNERS) expect(output()).toContain(`${owner.address}  ${owner.name}`);
    expect(await isFree(ports[0])).toBe(false);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect([await isFree(ports[0]), await isFree(ports[1])]).toEqual([true, true]);
  });

  it("ends when its parent dies", async () => {
    const { child, output, ports } = await run({ underShell: true });
    await until(() => output().includes(READY));
    child.kill("SIGKILL");
    await until(async () => (await isFree(ports[0])) && (await isFree(ports[1])));
  });

  it("says so and ends when the node ends by itself", async () => {
    const { child, output, ports } = await run();
    await until(() => output().includes(READY));
    const ended = once(child, "exit");
    const node = await childOf(child.pid ?? 0);
    process.kill(node, "SIGKILL");
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain("The EVM node ended by itself (SIGKILL)");
    expect(await isFree(ports[1])).toBe(true);
  });

  it.each([
    [0, "the EVM node", "--port"],
    [1, "the proxy", "--proxy-port"],
  ] as const)("says in one sentence that a port is in use (%i: %s)", async (index, what, option) => {
    const taken = await freePort();
    const holder = createServer().listen(taken, "127.0.0.1");
    await once(holder, "listening");
    const ports: [number, number] = [await freePort(), await freePort()];
    ports[index] = taken;
    const { child, output } = await run({ ports });
    const [code] = await once(child, "exit");
    holder.close();
    expect(code).toBe(1);
    expect(output()).toBe(
      `Port ${taken} for ${what} is in use: stop what listens there or choose another with ${option}.\n`,
    );
  });
});
