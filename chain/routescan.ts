// Routescan's Etherscan-style getLogs in its plain form: everything but the filter has a default, pages
// are numbered, zero is written `0x`, and errors are a text where the result would be.

import { type ExplorerAnswer, type ExplorerLog, findLogs, isTopic, TOPICS } from "./explorer-logs.ts";
import { latestBlock } from "./json-rpc.ts";

/** Logs of one page where the caller asks for no number. */
const DEFAULT_PAGE = 100;

/** The most logs of one page. */
const LARGEST_PAGE = 5_000;

/** How far pages reach: page × offset. */
const WINDOW = 10_000;

/** Answers `module=logs&action=getLogs` from the node at `rpcUrl`. */
export async function routescanLogs(rpcUrl: string, query: URLSearchParams): Promise<ExplorerAnswer> {
  const address = query.get("address") ?? undefined;
  if (address === undefined && !TOPICS.some((name) => query.has(name))) {
    return failure("Error! Missing address or topic");
  }
  if (address !== undefined && !/^0x[0-9a-f]{40}$/i.test(address)) {
    return failure("Error! Invalid address format");
  }
  const topics = TOPICS.map((name) => query.get(name));
  if (topics.some((topic) => topic !== null && !isTopic(topic))) {
    return failure("Error! Invalid topic format");
  }
  const page = positive(query.get("page"), 1);
  const offset = positive(query.get("offset"), DEFAULT_PAGE);
  if (page === undefined || offset === undefined || offset > LARGEST_PAGE) {
    return failure(`Error! page starts at 1, offset is at most ${LARGEST_PAGE}`);
  }
  if (page * offset > WINDOW) {
    return failure(
      `Result window is too large, PageNo x Offset size must be less than or equal to ${WINDOW}`,
    );
  }
  const latest = await latestBlock(rpcUrl);
  const fromBlock = blockNumber(query.get("fromBlock") ?? "0", latest);
  const toBlock = blockNumber(query.get("toBlock") ?? "latest", latest);
  if (fromBlock === undefined || toBlock === undefined) return failure("Error! Invalid block number");
  const logs = await findLogs(rpcUrl, { fromBlock, toBlock, address, topics });
  const result = logs.slice((page - 1) * offset, page * offset).map(entry);
  return result.length === 0
    ? { status: 200, body: { status: "0", message: "No records found", result: [] } }
    : { status: 200, body: { status: "1", message: "OK", result } };
}

/** Blocks are decimal, hex or `latest`; undefined for anything else. */
function blockNumber(text: string, latest: bigint): bigint | undefined {
  if (text === "latest") return latest;
  return /^(\d+|0x[0-9a-f]+)$/i.test(text) ? BigInt(text) : undefined;
}

function positive(text: string | null, otherwise: number): number | undefined {
  if (text === null) return otherwise;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function entry(log: ExplorerLog): Record<string, unknown> {
  return {
    address: log.address.toLowerCase(),
    topics: log.topics,
    data: log.data,
    blockNumber: log.blockNumber,
    blockHash: log.blockHash,
    timeStamp: log.timeStamp,
    gasPrice: log.gasPrice,
    gasUsed: log.gasUsed,
    logIndex: bareZero(log.logIndex),
    transactionHash: log.transactionHash,
    transactionIndex: bareZero(log.transactionIndex),
  };
}

/** Etherscan and its kin write the number zero as `0x`. */
function bareZero(hex: string): string {
  return hex === "0x0" ? "0x" : hex;
}

function failure(result: string): ExplorerAnswer {
  return { status: 200, body: { status: "0", message: "NOTOK", result } };
}
