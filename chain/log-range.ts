// Which blocks an eth_getLogs filter means: numbers, tags, or neither where it names one block's hash.

import { latestBlock } from "./json-rpc.ts";

/** Block numbers, both included. */
export interface BlockRange {
  from: bigint;
  to: bigint;
}

/** The range of `filter`, whose ends are `latest` where not given; undefined where it asks by hash. */
export async function blockRange(nodeUrl: string, filter: unknown): Promise<BlockRange | undefined> {
  const { fromBlock, toBlock, blockHash } = (filter ?? {}) as Record<string, unknown>;
  if (blockHash !== undefined) return undefined;
  const latest = await latestBlock(nodeUrl);
  return { from: blockNumber(fromBlock, latest), to: blockNumber(toBlock, latest) };
}

function blockNumber(block: unknown, latest: bigint): bigint {
  if (block === "earliest") return 0n;
  return typeof block === "string" && block.startsWith("0x") ? BigInt(block) : latest;
}
