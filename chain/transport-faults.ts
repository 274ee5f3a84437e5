// How an answer can go wrong on its way, whatever it says. Some faults come instead of the answer, and
// the node is not even asked; others spoil its delivery.

import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Route } from "./proxy-settings.ts";

/** Every such fault; `none` is a good day. */
export const TRANSPORT_FAULTS = [
  "none",
  /** The connection breaks before a byte of an answer. */
  "reset",
  /** Nothing comes, ever. */
  "hang",
  /** One byte a second. */
  "drip",
  /** 429 with Retry-After, in the route's own words. */
  "throttled",
  /** 503 as a load balancer without a backend says it. */
  "unavailable",
  /** A web page with HTTP 200. */
  "html",
  /** Half of the answer, ended as if it were whole. */
  "truncated",
  /** 200 MB of something like an answer. */
  "oversized",
  /** 302 to another path of this loopback address. */
  "redirect",
] as const;

/** Name of a fault of the transport. */
export type TransportFault = (typeof TRANSPORT_FAULTS)[number];

/** An answer before it is sent. */
export interface Reply {
  status: number;
  body: string;
}

/** Where `redirect` leads; whoever asks there has followed it. */
export const REDIRECT_TARGET = "/redirected";

const OVERSIZED_BYTES = 200_000_000;

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

const THROTTLED: Record<Route, unknown> = {
  rpc: {
    code: 429,
    message: "The requests per second (RPS) of your requests are higher than your plan allows.",
  },
  blockscout: { status: "0", message: "Too many requests. Please try again later.", result: null },
  routescan: { status: "0", message: "NOTOK", result: "Max rate limit reached" },
};

/** Whether `value` names a fault of the transport. */
export function isTransportFault(value: unknown): value is TransportFault {
  return TRANSPORT_FAULTS.some((fault) => fault === value);
}

/** Whether the fault comes instead of an answer. */
export function isAnsweredInstead(fault: TransportFault): boolean {
  return fault !== "none" && fault !== "drip" && fault !== "truncated";
}

/** Does what a fault does instead of an answer. */
export async function answerInstead(
  fault: TransportFault,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (fault) {
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "hang":
      return;
    case "throttled":
      response.writeHead(429, { ...JSON_TYPE, "retry-after": "3" });
      response.end(JSON.stringify(THROTTLED[route]));
      return;
    case "unavailable":
      response.writeHead(503, { "content-type": "text/plain" });
      response.end("no healthy upstream");
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<!doctype html><title>Just a moment...</title><p>Checking your browser.</p>");
      return;
    case "redirect":
      response.writeHead(302, { location: `http://${request.headers.host}${REDIRECT_TARGET}` });
      response.end();
      return;
    case "oversized":
      return sendOversized(response);
    default:
      throw new Error(`${fault} does not replace an answer.`);
  }
}

/** Sends `reply`, spoilt where `fault` says so. */
export async function deliver(fault: TransportFault, reply: Reply, response: ServerResponse): Promise<void> {
  response.writeHead(reply.status, JSON_TYPE);
  if (fault === "drip") return drip(response, reply.body);
  response.end(fault === "truncated" ? reply.body.slice(0, reply.body.length / 2) : reply.body);
}

async function drip(response: ServerResponse, body: string): Promise<void> {
  for (const byte of Buffer.from(body)) {
    if (response.destroyed) return;
    response.write(Uint8Array.of(byte));
    await sleep(1_000);
  }
  response.end();
}

/** A list that opens and never comes to its end within the size; stops when the reader leaves. */
async function sendOversized(response: ServerResponse): Promise<void> {
  response.writeHead(200, { ...JSON_TYPE, "content-length": String(OVERSIZED_BYTES) });
  const chunk = Buffer.alloc(1_000_000, '{"a":"b"},');
  response.write(`{"status":"1","message":"OK","result":[`.padEnd(chunk.length, " "));
  for (let sent = chunk.length; sent < OVERSIZED_BYTES; sent += chunk.length) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once("drain", resolve);
    response.once("close", resolve);
  });
}
