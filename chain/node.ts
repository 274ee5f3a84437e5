// Runs anvil, a real EVM node, by its own binary: stopping the process then stops the node, which is
// not so through npx. It starts where Flare's reward months began and keeps the state of every block.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CHAIN_ID, FIRST_MONTH_START } from "./addresses.ts";
import { call } from "./json-rpc.ts";

/** Number of the first local block, about where Flare mainnet stood in month 0. */
export const GENESIS_BLOCK = 25_000_000;

/** Time of the first local block in seconds UTC: 100 s into month 0. */
export const GENESIS_TIME = FIRST_MONTH_START + 100;

const HOST = "127.0.0.1";
const READY_DEADLINE_MS = 15_000;
const STOP_DEADLINE_MS = 2_000;

/**
 * A running node; `stop` resolves once its process has ended. `lost` resolves with a sentence if it ends
 * without being stopped, and never otherwise.
 */
export interface EvmNode {
  url: string;
  pid: number;
  lost: Promise<string>;
  stop(): Promise<void>;
}

/** The chain cannot run here, for a reason the person at the keyboard can act on. */
export class ChainUnavailable extends Error {
  override readonly name = "ChainUnavailable";
}

/**
 * Throws {@link ChainUnavailable} when `port` of the loopback interface is taken; `what` and `option`
 * say whose port it is and how to choose another.
 */
export async function requireFreePort(port: number, what: string, option: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, HOST);
    await once(probe, "listening");
  } catch {
    throw new ChainUnavailable(
      `Port ${port} for ${what} is in use: stop what listens there or choose another with ${option}.`,
    );
  } finally {
    probe.close();
  }
}

/** Starts an empty node on 127.0.0.1:`port`. Throws {@link ChainUnavailable} when it can't run. */
export async function startNode(port: number): Promise<EvmNode> {
  const binary = binaryPath();
  await requireFreePort(port, "the EVM node", "--port");
  // Anvil writes old states to disk; a folder of its own goes away with it.
  const states = await mkdtemp(join(tmpdir(), "emberfi-chain-"));
  const child = spawn(binary, argumentsFor(port, states), { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000);
  });
  const killWithUs = () => {
    child.kill("SIGKILL");
    rmSync(states, { recursive: true, force: true });
  };
  process.once("exit", killWithUs);
  let stopping = false;
  const stop = async () => {
    stopping = true;
    process.off("exit", killWithUs);
    await endProcess(child);
    await rm(states, { recursive: true, force: true });
  };
  const url = `http://${HOST}:${port}`;
  const lost = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`${binary} does not start: ${error.message}`));
    child.once("exit", (code, signal) => {
      if (!stopping) resolve(`The EVM node ended by itself (${code ?? signal}): ${complaint.trim()}`);
    });
  });
  const failed = lost.then((reason) => {
    throw new ChainUnavailable(reason);
  });
  // Once the node is ready, its loss is told through `lost` alone.
  failed.catch(() => undefined);
  try {
    await Promise.race([answers(url), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, lost, stop };
}

function argumentsFor(port: number, states: string): string[] {
  return [
    ["--host", HOST],
    ["--port", String(port)],
    ["--chain-id", String(CHAIN_ID)],
    ["--number", String(GENESIS_BLOCK)],
    ["--timestamp", String(GENESIS_TIME)],
    // Every state stays readable, for eth_call at old blocks; in memory, since writing them is slow.
    ["--prune-history", "100000"],
    ["--cache-path", states],
    // Enough for the manager to fund the rewards.
    ["--balance", "100000000"],
    ["--quiet"],
  ].flat();
}

/** The anvil binary for this machine, from the npm package that ships it. */
function binaryPath(): string {
  const arch = process.arch === "x64" ? "amd64" : process.arch;
  const file = process.platform === "win32" ? "anvil.exe" : "anvil";
  const name = `@foundry-rs/anvil-${process.platform}-${arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/${file}`);
  } catch {
    throw new ChainUnavailable(
      `The EVM node's binary is missing (npm package ${name}): run npm ci, with optional packages.`,
    );
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < deadline) {
    try {
      await call(url, "eth_chainId");
      return;
    } catch {
      await sleep(15);
    }
  }
  throw new ChainUnavailable(`The EVM node did not answer within ${READY_DEADLINE_MS / 1000} s.`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const killer = setTimeout(() => child.kill("SIGKILL"), STOP_DEADLINE_MS);
  await ended;
  clearTimeout(killer);
}
