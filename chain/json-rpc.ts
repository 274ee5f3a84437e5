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

/** A number as JSON-RPC writes quantities: hex without leading zeros. */
export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}
