// One HTTP server in front of the node that looks like the outside world to the product: the node's
// JSON-RPC under the path of Flare's public node, and two explorers that answer getLogs. What goes
// wrong in that world is not here: every reply leaves `answer` in one piece, so that a fault can be put
// between the two.

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { blockscoutLogs } from "./blockscout.ts";
import type { ExplorerAnswer } from "./explorer-logs.ts";
import { requireFreePort } from "./node.ts";
import { routescanLogs } from "./routescan.ts";

const HOST = "127.0.0.1";

/** Anvil refuses larger requests as well. */
const LARGEST_BODY = 2_000_000;

/** Paths of JSON-RPC: Flare's public node uses the first. */
const RPC_PATHS = new Set(["/ext/C/rpc", "/"]);

type Explorer = (rpcUrl: string, query: URLSearchParams) => Promise<ExplorerAnswer>;

const EXPLORERS = new Map<string, Explorer>([
  ["/blockscout/api", blockscoutLogs],
  ["/routescan/api", routescanLogs],
]);

/** A running proxy and the addresses it answers at; `stop` resolves once it is closed. */
export interface ChainProxy {
  rpcUrl: string;
  explorerUrls: { blockscout: string; routescan: string };
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: string;
}

/**
 * Starts the proxy on 127.0.0.1:`port` before the node at `nodeUrl`. Throws ChainUnavailable when the
 * port is in use.
 */
export async function startProxy(port: number, nodeUrl: string): Promise<ChainProxy> {
  await requireFreePort(port, "the proxy", "--proxy-port");
  const server = createServer((request, response) => {
    answer(nodeUrl, request)
      .catch((cause: unknown) => reply(502, { error: `The local node did not answer: ${String(cause)}` }))
      .then((result) => write(response, result));
  });
  server.listen(port, HOST);
  await once(server, "listening");
  const url = `http://${HOST}:${port}`;
  return {
    rpcUrl: `${url}/ext/C/rpc`,
    explorerUrls: { blockscout: `${url}/blockscout/api`, routescan: `${url}/routescan/api` },
    stop: () => close(server),
  };
}

async function answer(nodeUrl: string, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? "/", `http://${HOST}`);
  const explorer = EXPLORERS.get(url.pathname);
  if (explorer) {
    return request.method === "GET"
      ? exploreLogs(explorer, nodeUrl, url.searchParams)
      : reply(405, { error: "Explorers answer GET." });
  }
  if (!RPC_PATHS.has(url.pathname)) return reply(404, { error: "No such path." });
  return request.method === "POST"
    ? passThrough(nodeUrl, request)
    : reply(405, { error: "JSON-RPC is sent by POST." });
}

async function exploreLogs(explorer: Explorer, nodeUrl: string, query: URLSearchParams): Promise<Reply> {
  if (query.get("module") !== "logs" || query.get("action") !== "getLogs") {
    return reply(400, { status: "0", message: "Unknown action", result: null });
  }
  const { status, body } = await explorer(nodeUrl, query);
  return reply(status, body);
}

/** One call or a batch, as it came; the node's answer likewise. */
async function passThrough(nodeUrl: string, request: IncomingMessage): Promise<Reply> {
  const body = await readBody(request);
  if (body === undefined) return reply(413, { error: "The request is too large." });
  const response = await fetch(nodeUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return { status: response.status, body: await response.text() };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(chunks).toString("utf8");
}

function reply(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) };
}

function write(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(body);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
