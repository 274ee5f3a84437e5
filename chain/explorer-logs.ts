// What both explorers have in common: they answer from the same logs, and know of each its block's time
// and its transaction's gas, which a node's eth_getLogs leaves out.

import { call, quantity } from "./json-rpc.ts";
import { GENESIS_BLOCK } from "./node.ts";

/** A log as eth_getLogs writes it; numbers are hex. */
export interface NodeLog {
  address: string;
  topics: string[];
  data: string;
  blockNumber: string;
  blockHash: string;
  transactionHash: string;
  transactionIndex: string;
  logIndex: string;
}

/** A log with what an explorer adds: hex seconds UTC, wei per gas, gas. */
export interface ExplorerLog extends NodeLog {
  timeStamp: string;
  gasPrice: string;
  gasUsed: string;
}

/** Which logs are asked for; a topic that is `null` matches any. */
export interface LogQuery {
  fromBlock: bigint;
  toBlock: bigint;
  address: string | undefined;
  topics: (string | null)[];
}

/** An explorer's answer: the HTTP status and the JSON body. */
export interface ExplorerAnswer {
  status: number;
  body: { status: "0" | "1"; message: string; result: unknown };
}

/** Names of the four topic parameters, in order. */
export const TOPICS = ["topic0", "topic1", "topic2", "topic3"] as const;

/** Operator parameters by the two topics they join. */
export const OPERATORS = [
  ["topic0", "topic1", "topic0_1_opr"],
  ["topic0", "topic2", "topic0_2_opr"],
  ["topic0", "topic3", "topic0_3_opr"],
  ["topic1", "topic2", "topic1_2_opr"],
  ["topic1", "topic3", "topic1_3_opr"],
  ["topic2", "topic3", "topic2_3_opr"],
] as const;

/** Matching logs of the node at `rpcUrl`, oldest first. Throws when the node can't answer. */
export async function findLogs(rpcUrl: string, query: LogQuery): Promise<ExplorerLog[]> {
  // An explorer has an index; anvil would walk the 25 million block numbers below its first one.
  const fromBlock = query.fromBlock > BigInt(GENESIS_BLOCK) ? query.fromBlock : BigInt(GENESIS_BLOCK);
  if (fromBlock > query.toBlock) return [];
  const logs = await call<NodeLog[]>(rpcUrl, "eth_getLogs", [
    {
      fromBlock: quantity(fromBlock),
      toBlock: quantity(query.toBlock),
      address: query.address,
      topics: query.topics,
    },
  ]);
  return Promise.all(logs.map((log) => withTimeAndGas(rpcUrl, log)));
}

/** Whether `text` is 32 bytes of hex, as a topic must be. */
export function isTopic(text: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(text);
}

/** Blocks and receipts by hash: what a hash stands for never changes, and many logs share one. */
const known = new Map<string, Promise<unknown>>();

function once<T>(rpcUrl: string, method: string, hash: string, ...rest: unknown[]): Promise<T> {
  const key = `${rpcUrl} ${hash}`;
  const asked = known.get(key) ?? call<T>(rpcUrl, method, [hash, ...rest]);
  known.set(key, asked);
  // A failure is not remembered.
  asked.catch(() => known.delete(key));
  return asked as Promise<T>;
}

async function withTimeAndGas(rpcUrl: string, log: NodeLog): Promise<ExplorerLog> {
  const [block, receipt] = await Promise.all([
    once<{ timestamp: string }>(rpcUrl, "eth_getBlockByHash", log.blockHash, false),
    once<{ effectiveGasPrice: string; gasUsed: string }>(
      rpcUrl,
      "eth_getTransactionReceipt",
      log.transactionHash,
    ),
  ]);
  return {
    ...log,
    timeStamp: block.timestamp,
    gasPrice: receipt.effectiveGasPrice,
    gasUsed: receipt.gasUsed,
  };
}
