// The smallest JSON-RPC client: one call, one answer. The proxy and the builder of the chain use it; it
// adds no retries, caches or polling that could blur what the node said.

/** The node answered with a JSON-RPC error; `code` and `message` are the node's own. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;

  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message}`);
    this.code = code;
  }
}

interface Answer {
  result?: unknown;
  error?: { code: number; message: string };
}

/**
 * Calls one method of the node at `url` and returns its `result`, which the caller names the type of.
 * Throws {@link RpcError} on an error answer, and what fetch throws when the node is out of reach.
 */
export async function call<T>(url: string, method: string, params: readonly unknown[] = []): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const answer = (await response.json()) as Answer;
  if (answer.error) {
    throw new RpcError(method, answer.error.code, answer.error.message);
  }
  return answer.result as T;
}

/** Calls several methods in one request; results in the order asked. Throws the first error there is. */
export async function callAll<T>(
  url: string,
  calls: readonly { method: string; params: readonly unknown[] }[],
): Promise<T[]> {
  const asked = calls.map((one, id) => ({ jsonrpc: "2.0", id, ...one }));
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  const answers = (await response.json()) as (Answer & { id: number })[];
  answers.sort((one, other) => one.id - other.id);
  return answers.map(({ result, error }, place) => {
    if (error) throw new RpcError(calls[place]?.method ?? "", error.code, error.message);
    return result as T;
  });
}

/** Number of the newest block of the node at `url`. */
export async function latestBlock(url: string): Promise<bigint> {
  return BigInt(await call<string>(url, "eth_blockNumber"));
}

/** A number as JSON-RPC writes quantities: hex without leading zeros. */
export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}

/** A question as it arrives; ids are the caller's business. */
export interface RpcCall {
  jsonrpc?: unknown;
  id?: unknown;
  method: string;
  params?: unknown[];
}

/** An answer as it leaves. */
export interface RpcReply {
  jsonrpc: "2.0";
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}

/** Whether `value` can be answered as a call. */
export function isCall(value: unknown): value is RpcCall {
  if (typeof value !== "object" || value === null) return false;
  const { method, params, id } = value as Record<string, unknown>;
  return typeof method === "string" && (params === undefined || Array.isArray(params)) && id !== undefined;
}

/** An error answer. */
export function errorReply(id: unknown, code: number, message: string): RpcReply {
  return { jsonrpc: "2.0", id: id ?? null, error: { code, message } };
}
