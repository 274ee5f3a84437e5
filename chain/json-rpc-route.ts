// The node behind the proxy, limited as public nodes are: logs of few blocks at a time, perhaps no old
// states, perhaps no batches. What passes the limits is the node's own answer.

import { errorReply, isCall, latestBlock, type RpcCall, type RpcReply } from "./json-rpc.ts";
import { type BlockRange, blockRange } from "./log-range.ts";
import type { RpcSettings } from "./proxy-settings.ts";
import type { Reply } from "./transport-faults.ts";

/** Where the block of a call that reads state stands in its parameters. */
const STATE_READERS = new Map([
  ["eth_call", 1],
  ["eth_getBalance", 1],
  ["eth_getCode", 1],
  ["eth_getStorageAt", 2],
  ["eth_getTransactionCount", 1],
]);

/** Answers one call or a batch; with `misnumbered`, under ids that were not asked. */
export async function answerRpc(
  nodeUrl: string,
  settings: RpcSettings,
  misnumbered: boolean,
  body: string,
): Promise<Reply> {
  const asked = parse(body);
  if (asked === undefined) return json(200, errorReply(null, -32700, "parse error"));
  if (!Array.isArray(asked)) return json(200, await answerOne(nodeUrl, settings, misnumbered, asked));
  if (!settings.batches) {
    return json(200, errorReply(null, -32600, "batch requests are not supported"));
  }
  const answers = asked.map((one: unknown) => answerOne(nodeUrl, settings, misnumbered, one));
  return json(200, await Promise.all(answers));
}

async function answerOne(
  nodeUrl: string,
  settings: RpcSettings,
  misnumbered: boolean,
  asked: unknown,
): Promise<RpcReply> {
  if (!isCall(asked)) return errorReply(null, -32600, "invalid request");
  const refusal = await refused(nodeUrl, settings, asked);
  const reply = refusal ?? (await ask(nodeUrl, settings, asked));
  return misnumbered ? { ...reply, id: 4_711 } : reply;
}

async function ask(nodeUrl: string, settings: RpcSettings, asked: RpcCall): Promise<RpcReply> {
  if (asked.method === "eth_chainId" && settings.chainId !== null) {
    return { jsonrpc: "2.0", id: asked.id, result: `0x${settings.chainId.toString(16)}` };
  }
  const response = await fetch(nodeUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  return (await response.json()) as RpcReply;
}

/** The error of a call that a public node would not answer; undefined where it would. */
async function refused(
  nodeUrl: string,
  settings: RpcSettings,
  { id, method, params = [] }: RpcCall,
): Promise<RpcReply | undefined> {
  if (method === "eth_getLogs" && settings.maxLogBlocks !== null) {
    const range = await blockRange(nodeUrl, params[0]);
    if (range && spanOf(range) > BigInt(settings.maxLogBlocks)) {
      const { from, to } = range;
      const most = settings.maxLogBlocks;
      const message = `requested too many blocks from ${from} to ${to}, maximum is set to ${most}`;
      return errorReply(id, -32000, message);
    }
  }
  const at = STATE_READERS.get(method);
  if (at === undefined || settings.stateBlocks === null) return undefined;
  const block = params[at];
  if (typeof block !== "string" || !block.startsWith("0x")) return undefined;
  const oldest = (await latestBlock(nodeUrl)) - BigInt(settings.stateBlocks);
  return BigInt(block) > oldest
    ? undefined
    : errorReply(id, -32000, `missing trie node: state of block ${BigInt(block)} is not available`);
}

function spanOf({ from, to }: BlockRange): bigint {
  return to - from + 1n;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function json(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) };
}
