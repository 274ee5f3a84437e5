import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "./client.ts";
import { ApiError, NoAnswerError } from "./error.ts";
import { approvePost, getPosts, me } from "./generated/sdk.gen.ts";

let server: Server;
let baseUrl: string;
let lastBody = "";

beforeAll(async () => {
  server = createServer(async (request, response) => {
    lastBody = "";
    for await (const part of request) lastBody += part;
    if (request.url === "/api/admin/me") {
      response.writeHead(401, { "content-type": "application/json", "x-request-id": "ab12" });
      response.end('{"code":"not_authenticated","message":"Not authenticated","error":"Not authenticated"}');
    } else if (request.url === "/api/admin/get-posts-bulletproof") {
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in to the café's Wi-Fi</h1>");
    } else {
      response.writeHead(200, { "content-type": "application/json" }).end('{"message":"Approved"}');
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it("turns a refusal into an ApiError with its status", async () => {
  const failure = await me({ ...call, baseUrl }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 401, requestId: "ab12", refusal: { code: "not_authenticated" } });
});

it("fails on a success that is not JSON rather than handing it on", async () => {
  await expect(getPosts({ ...call, baseUrl })).rejects.toThrow();
});

it("sends the version that was read along with the verdict", async () => {
  await approvePost({ ...call, baseUrl, path: { id: 7 }, body: { comments: "Good.", version: 3 } });
  expect(JSON.parse(lastBody)).toEqual({ comments: "Good.", version: 3 });
});

it("says that no answer came where nobody listens", async () => {
  const failure = await me({ ...call, baseUrl: "http://127.0.0.1:9" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoAnswerError);
  expect(failure).toMatchObject({ timedOut: false });
});
