// One HTTP server in front of the node that looks like the outside world to the product: the node's
// JSON-RPC under the path of Flare's public node, limited as that one is, and two explorers that answer
// getLogs. What goes wrong in that world is switched under /control.

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { answerExplorer } from "./explorer-route.ts";
import { answerRpc } from "./json-rpc-route.ts";
import { requireFreePort } from "./node.ts";
import type { ExplorerSettings, Route, RpcSettings } from "./proxy-settings.ts";
import { ProxyState } from "./proxy-state.ts";
import {
  answerInstead,
  deliver,
  isAnsweredInstead,
  isTransportFault,
  REDIRECT_TARGET,
  type Reply,
  type TransportFault,
} from "./transport-faults.ts";

const HOST = "127.0.0.1";

/** Anvil refuses larger requests as well. */
const LARGEST_BODY = 2_000_000;

/** What is served where; Flare's public node has the first path. */
const PATHS = new Map<string, { route: Route; method: "GET" | "POST" }>([
  ["/ext/C/rpc", { route: "rpc", method: "POST" }],
  ["/", { route: "rpc", method: "POST" }],
  ["/blockscout/api", { route: "blockscout", method: "GET" }],
  ["/routescan/api", { route: "routescan", method: "GET" }],
]);

/** A running proxy and the addresses it answers at; `stop` resolves once it is closed. */
export interface ChainProxy {
  rpcUrl: string;
  explorerUrls: { blockscout: string; routescan: string };
  /** See control.ts. */
  controlUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the proxy on 127.0.0.1:`port` before the node at `nodeUrl`. Throws ChainUnavailable when the
 * port is in use.
 */
export async function startProxy(port: number, nodeUrl: string): Promise<ChainProxy> {
  await requireFreePort(port, "the proxy", "--proxy-port");
  const state = new ProxyState(nodeUrl);
  const server = createServer((request, response) => {
    handle(nodeUrl, state, request, response).catch((cause: unknown) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const reply = json(502, { error: `The local node did not answer: ${String(cause)}` });
      return deliver("none", reply, response);
    });
  });
  server.listen(port, HOST);
  await once(server, "listening");
  const url = `http://${HOST}:${port}`;
  return {
    rpcUrl: `${url}/ext/C/rpc`,
    explorerUrls: { blockscout: `${url}/blockscout/api`, routescan: `${url}/routescan/api` },
    controlUrl: `${url}/control`,
    stop: () => close(server),
  };
}

async function handle(
  nodeUrl: string,
  state: ProxyState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${HOST}`);
  const method = request.method ?? "GET";
  const body = await readBody(request);
  if (body === undefined) {
    return deliver("none", json(413, { error: "The request is too large." }), response);
  }
  if (url.pathname.startsWith("/control")) {
    return deliver("none", state.control(method, url.pathname, body), response);
  }
  if (url.pathname === REDIRECT_TARGET) state.countRedirected();
  const served = PATHS.get(url.pathname);
  if (!served) return deliver("none", json(404, { error: "No such path." }), response);
  if (method !== served.method) {
    return deliver("none", json(405, { error: `This path takes ${served.method}.` }), response);
  }
  const { route } = served;
  const settings = await state.arrive(route);
  if (settings.latencyMs > 0) await sleep(settings.latencyMs);
  const fault = transportFault(settings);
  if (isAnsweredInstead(fault)) return answerInstead(fault, route, request, response);
  const reply = await answer(nodeUrl, route, settings, url.searchParams, body);
  return deliver(fault, reply, response);
}

/** Faults of the answer's content travel well. */
function transportFault({ fault }: RpcSettings | ExplorerSettings): TransportFault {
  return isTransportFault(fault) ? fault : "none";
}

function answer(
  nodeUrl: string,
  route: Route,
  settings: RpcSettings | ExplorerSettings,
  query: URLSearchParams,
  body: string,
): Promise<Reply> {
  if ("maxLogBlocks" in settings) {
    return answerRpc(nodeUrl, settings, settings.fault === "wrong-id", body);
  }
  const explorer = route === "routescan" ? "routescan" : "blockscout";
  return answerExplorer(explorer, nodeUrl, settings, settings.fault === "error-status", query);
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

function json(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
