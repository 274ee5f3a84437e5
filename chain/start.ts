// Starts the local chain: the EVM node with contracts and fixture, and the proxy that stands in for the
// public node and the explorers. `node chain/start.ts [--port 8545] [--proxy-port 8546]`; Ctrl-C ends it.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compileContracts } from "./compile.ts";
import { OWNERS, type Owner } from "./fixture.ts";
import { ChainUnavailable, GENESIS_TIME, requireFreePort, startNode } from "./node.ts";
import { placeContracts } from "./place.ts";
import { playHistories } from "./play-histories.ts";
import { type ChainProxy, startProxy } from "./proxy.ts";
import type { Histories } from "./random-histories.ts";
import { playFixture } from "./replay.ts";

/** Default port of the EVM node itself. */
export const NODE_PORT = 8545;

/** Default port of the proxy in front of it, which the product talks to. */
export const PROXY_PORT = 8546;

const PARENT_CHECK_MS = 500;

/** Ports on 127.0.0.1; {@link NODE_PORT} and {@link PROXY_PORT} where not given. */
export interface ChainOptions {
  port?: number;
  proxyPort?: number;
  /** Drawn histories instead of the fixture; {@link Chain.owners} is then empty. */
  histories?: Histories;
}

/**
 * A running chain. `nodeUrl` is the node's own JSON-RPC, `rpcUrl` and `explorerUrls` are the proxy's,
 * which is what the product uses; `stop` ends both and resolves when they have ended.
 */
export interface Chain {
  nodeUrl: string;
  /** Resolves with a sentence if the node ends without being stopped. */
  lost: Promise<string>;
  rpcUrl: string;
  explorerUrls: ChainProxy["explorerUrls"];
  /** Where the proxy's faults are switched; see control.ts. */
  controlUrl: string;
  owners: readonly Owner[];
  stop(): Promise<void>;
}

/**
 * Starts node and proxy and plays the fixture: about a second, and five more the first time, for the
 * compiler. Throws {@link ChainUnavailable} with one sentence for a port in use or a missing binary.
 */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const { port = NODE_PORT, proxyPort = PROXY_PORT, histories } = options;
  await requireFreePort(proxyPort, "the proxy", "--proxy-port");
  const artifacts = await compileContracts();
  const node = await startNode(port);
  try {
    await placeContracts(node.url, artifacts);
    if (histories) await playHistories(node.url, artifacts, GENESIS_TIME, histories);
    else await playFixture(node.url, artifacts, GENESIS_TIME);
    const proxy = await startProxy(proxyPort, node.url);
    return {
      nodeUrl: node.url,
      lost: node.lost,
      rpcUrl: proxy.rpcUrl,
      explorerUrls: proxy.explorerUrls,
      controlUrl: proxy.controlUrl,
      owners: histories ? [] : OWNERS,
      stop: async () => {
        await proxy.stop();
        await node.stop();
      },
    };
  } catch (error) {
    await node.stop();
    throw error;
  }
}

/** The command: runs until it is told to end or its parent has. */
async function main(): Promise<void> {
  const parent = process.ppid;
  let chain: Chain | undefined;
  let ending = false;
  const end = async (code = 0) => {
    if (ending) return;
    ending = true;
    await chain?.stop();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
  setInterval(() => {
    if (process.ppid !== parent) void end();
  }, PARENT_CHECK_MS).unref();

  chain = await startChain(portsFrom(process.argv.slice(2)));
  void chain.lost.then((reason) => {
    console.error(reason);
    return end(1);
  });
  console.log(`EVM node   ${chain.nodeUrl} (chain 14, RNat and its kin at their mainnet addresses)`);
  console.log(`Proxy      ${chain.rpcUrl}`);
  console.log(`Explorers  ${chain.explorerUrls.blockscout}`);
  console.log(`           ${chain.explorerUrls.routescan}`);
  console.log("Owners to look up (invented):");
  for (const { name, address, story } of chain.owners) {
    console.log(`  ${address}  ${name.padEnd(4)}  ${story}`);
  }
  console.log("Ctrl-C stops both.");
}

function portsFrom(args: string[]): Required<Pick<ChainOptions, "port" | "proxyPort">> {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: "string" }, "proxy-port": { type: "string" } },
    });
    return {
      port: portOf("--port", values.port, NODE_PORT),
      proxyPort: portOf("--proxy-port", values["proxy-port"], PROXY_PORT),
    };
  } catch (error) {
    throw error instanceof ChainUnavailable ? error : new ChainUnavailable((error as Error).message);
  }
}

function portOf(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ChainUnavailable(`${option} takes a port from 1 to 65535, not ${text}.`);
  }
  return port;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    const known = error instanceof ChainUnavailable;
    console.error(known ? error.message : error);
    process.exit(1);
  });
}
