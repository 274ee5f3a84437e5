// Blockscout's Etherscan-style getLogs in its plain form: block range and topic operators are required,
// topics come four at a time padded with null, numbers are hex, page and offset are ignored.

import {
  type ExplorerAnswer,
  type ExplorerLog,
  findLogs,
  isTopic,
  OPERATORS,
  TOPICS,
} from "./explorer-logs.ts";
import { latestBlock } from "./json-rpc.ts";

/** The most logs of one answer; callers go on from the last one's block. */
const LIMIT = 1_000;

/** Answers `module=logs&action=getLogs` from the node at `rpcUrl`. */
export async function blockscoutLogs(rpcUrl: string, query: URLSearchParams): Promise<ExplorerAnswer> {
  const missing = missingParameters(query);
  if (missing.length > 0) {
    return failure(`Required query parameters missing: ${missing.join(", ")}`);
  }
  const fromBlock = await blockNumber(rpcUrl, query.get("fromBlock"));
  if (fromBlock === undefined) return failure("Invalid fromBlock format");
  const toBlock = await blockNumber(rpcUrl, query.get("toBlock"));
  if (toBlock === undefined) return failure("Invalid toBlock format");
  const address = query.get("address") ?? undefined;
  if (address !== undefined && !/^0x[0-9a-f]{40}$/i.test(address)) {
    return failure("Invalid address format");
  }
  const unknown = OPERATORS.find(([, , name]) => (query.get(name) ?? "and") !== "and");
  if (unknown) return failure(`Invalid ${unknown[2]} format`);
  const topics = topicFilter(query);
  const logs = await findLogs(rpcUrl, { fromBlock, toBlock, address, topics });
  if (logs.length === 0) {
    return { status: 200, body: { status: "0", message: "No logs found", result: [] } };
  }
  const result = logs.slice(0, LIMIT).map(entry);
  return { status: 200, body: { status: "1", message: "OK", result } };
}

function missingParameters(query: URLSearchParams): string[] {
  const missing: string[] = ["fromBlock", "toBlock"].filter((name) => !query.has(name));
  if (!query.has("address") && !TOPICS.some((name) => query.has(name))) {
    return [...missing, "address and/or topic{x}"];
  }
  if (missing.length > 0) return missing;
  return OPERATORS.filter(([a, b, operator]) => query.has(a) && query.has(b) && !query.has(operator)).map(
    ([, , operator]) => operator,
  );
}

/** Blocks are decimal or `latest`; undefined for anything else. */
async function blockNumber(rpcUrl: string, text: string | null): Promise<bigint | undefined> {
  if (text === "latest") return latestBlock(rpcUrl);
  return text !== null && /^\d+$/.test(text) ? BigInt(text) : undefined;
}

/** A topic that is not 32 bytes of hex is dropped without a word, as Blockscout does. */
function topicFilter(query: URLSearchParams): (string | null)[] {
  return TOPICS.map((name) => {
    const topic = query.get(name);
    return topic !== null && isTopic(topic) ? topic : null;
  });
}

function entry(log: ExplorerLog): Record<string, unknown> {
  return {
    address: log.address.toLowerCase(),
    blockHash: log.blockHash,
    blockNumber: log.blockNumber,
    data: log.data,
    gasPrice: log.gasPrice,
    gasUsed: log.gasUsed,
    logIndex: log.logIndex,
    timeStamp: log.timeStamp,
    topics: TOPICS.map((_, i) => log.topics[i] ?? null),
    transactionHash: log.transactionHash,
    transactionIndex: log.transactionIndex,
  };
}

function failure(message: string): ExplorerAnswer {
  return { status: 200, body: { status: "0", message, result: null } };
}
