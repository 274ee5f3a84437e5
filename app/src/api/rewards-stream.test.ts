import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ApiError, NoAnswerError } from "./error.ts";
import { lookUpRewards, type ScanProgress } from "./rewards-stream.ts";

let server: Server;
let baseUrl: string;
let stream: (response: ServerResponse) => void;
let plain: (response: ServerResponse) => void;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url?.endsWith("/stream")) stream(response);
    else plain(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
  plain = (response) => answer(response, 200, { totalClaims: 2, from: "plain" });
});

const heard: ScanProgress[] = [];

function lookUp(signal: AbortSignal = AbortSignal.timeout(5_000)) {
  heard.length = 0;
  return lookUpRewards("0xab", { signal, baseUrl, onProgress: (progress) => heard.push(progress) });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function begin(response: ServerResponse, ...events: [name: string, data: unknown][]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const [name, data] of events) response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

const asking = { source: "Blockscout", state: "asking", claims: null, note: null };
const answered = { source: "Blockscout", state: "answered", claims: 2, note: "listed 2 claims" };

it("tells how far each source is, and what was found, before it answers", async () => {
  const claim = { month: 14, txHash: "0x1" };
  stream = (response) => {
    begin(response, ["progress", asking], ["claims", { claims: [claim] }], ["progress", answered]);
    finish(response, ["result", { totalClaims: 2 }]);
  };
  expect(await lookUp()).toEqual({ totalClaims: 2 });
  expect(heard).toEqual([
    { sources: [asking], claims: [] },
    { sources: [asking], claims: [claim] },
    { sources: [answered], claims: [claim] },
  ]);
  expect(asked).toEqual(["/api/rflr-rewards/0xab/stream"]);
});

it("passes over progress that it does not understand", async () => {
  stream = (response) => {
    begin(response, ["progress", { source: 7, state: "musing" }], ["claims", { rows: [] }], ["tea", {}]);
    finish(response, ["result", { totalClaims: 2 }]);
  };
  expect(await lookUp()).toEqual({ totalClaims: 2 });
  expect(heard).toEqual([]);
});

it("fails as a plain call does where the stream reports a failure, and does not ask again", async () => {
  const failure = {
    status: 504,
    code: "timeout",
    message: "Request timed out.",
    error: "Request timed out.",
  };
  stream = (response) =>
    finish(response.writeHead(200, { "content-type": "text/event-stream" }), ["failure", failure]);
  const error = await lookUp().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 504, refusal: { message: "Request timed out." } });
  expect(asked).toHaveLength(1);
});

it("fails with the server's words where the address is refused, and does not ask again", async () => {
  stream = (response) =>
    answer(response, 400, { code: "invalid_address", error: "Please enter a valid address" });
  await expect(lookUp()).rejects.toMatchObject({
    status: 400,
    refusal: { message: "Please enter a valid address" },
  });
  expect(asked).toHaveLength(1);
});

it("asks plainly where the stream cannot be had or breaks off", async () => {
  const troubles: ((response: ServerResponse) => void)[] = [
    (response) => answer(response, 404, {}),
    (response) => answer(response, 200, { totalClaims: 9 }),
    (response) => {
      begin(response, ["progress", asking]);
      setTimeout(() => response.destroy(), 20);
    },
    (response) =>
      finish(response.writeHead(200, { "content-type": "text/event-stream" }), ["progress", asking]),
    (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).end("event: result\ndata: {\n\n"),
  ];
  for (const trouble of troubles) {
    stream = trouble;
    asked = [];
    expect(await lookUp()).toMatchObject({ from: "plain" });
    expect(asked).toEqual(["/api/rflr-rewards/0xab/stream", "/api/rflr-rewards/0xab"]);
  }
});

it("gives up waiting for a stream that never ends, without asking again", async () => {
  stream = (response) => begin(response, ["progress", asking]);
  const error = await lookUp(AbortSignal.timeout(100)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(error).toMatchObject({ timedOut: true });
  expect(asked).toHaveLength(1);
});

/** Writes the last events and ends the answer. */
function finish(response: ServerResponse, ...events: [name: string, data: unknown][]): void {
  for (const [name, data] of events) response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  response.end();
}
