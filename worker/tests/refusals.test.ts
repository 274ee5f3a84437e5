// What the API says to requests that it cannot serve.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, Visitor } from "./support/visitor.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

interface Refusal {
  code: string;
  message: string;
  error: string;
}

const LOGIN = "/api/admin/simple-login";
const JSON_TYPE = { "content-type": "application/json" };

describe("a refusal", () => {
  it("is JSON with the same sentence for both kinds of client, and an id to look it up by", async () => {
    const answer = await new Visitor(served).get<Refusal>("/api/nothing-here");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f]{16}/);
    expect(answer.json()).toEqual({
      code: "not_found",
      message: "There is nothing at this address.",
      error: "There is nothing at this address.",
    });
  });

  it.each([
    ["DELETE", "/api/admin/me", {}, 405, "wrong_method"],
    ["GET", LOGIN, {}, 405, "wrong_method"],
    ["POST", LOGIN, { body: "username=a" }, 415, "not_json"],
    ["POST", LOGIN, { body: "{}", headers: { "content-type": "application/jsonx" } }, 415, "not_json"],
    ["POST", LOGIN, { body: '{"username":', headers: JSON_TYPE }, 400, "malformed"],
    ["POST", LOGIN, { body: "[1]", headers: JSON_TYPE }, 400, "malformed"],
    ["POST", LOGIN, { body: '{"username":1,"password":2}', headers: JSON_TYPE }, 400, "malformed"],
    ["POST", LOGIN, { body: "\u{feff}{}", headers: JSON_TYPE }, 400, "malformed"],
    ["POST", LOGIN, { body: '{"username":"","password":"x"}', headers: JSON_TYPE }, 422, "invalid_field"],
    ["POST", LOGIN, { body: "x".repeat(17_000), headers: JSON_TYPE }, 413, "too_large"],
  ])("%s %s %o is %i %s", async (method, path, init, status, code) => {
    const answer = await new Visitor(served).ask<Refusal>(method, path, init);
    expect([answer.status, answer.json().code]).toEqual([status, code]);
  });

  it("says which methods would have worked", async () => {
    const answer = await new Visitor(served).ask("DELETE", "/api/admin/seo/runs");
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("comes for a body of ten megabytes", async () => {
    const init = { body: "x".repeat(10_000_000), headers: JSON_TYPE };
    const answer = await new Visitor(served).ask<Refusal>("POST", LOGIN, init);
    expect([answer.status, answer.json().message]).toEqual([413, "The body is larger than 16 KB."]);
  });
});

describe("a request that changes something", () => {
  const body = { method: "POST", body: "{}", headers: JSON_TYPE };
  const send = (headers: Record<string, string>) =>
    fetch(served.url + LOGIN, { ...body, headers: { ...JSON_TYPE, ...headers } }).then(
      (answer) => answer.status,
    );

  it("is taken from our own pages only", async () => {
    expect(await send({})).toBe(403);
    expect(await send({ "sec-fetch-site": "cross-site", origin: served.url })).toBe(403);
    expect(await send({ "sec-fetch-site": "none" })).toBe(403);
    expect(await send({ origin: "https://evil.example" })).toBe(403);
    expect(await send({ origin: `${served.url}.evil.example` })).toBe(403);
    expect(await send({ origin: "null" })).toBe(403);
    expect(await send({ origin: served.url })).not.toBe(403);
    expect(await send({ "sec-fetch-site": "same-origin" })).not.toBe(403);
  });
});

describe("an admin route", () => {
  it.each([
    ["GET", "/api/admin/me"],
    ["GET", "/api/admin/get-posts-bulletproof"],
    ["GET", "/api/admin/blog-stats"],
    ["GET", "/api/admin/seo/runs"],
    ["POST", "/api/admin/seo/runs"],
    ["POST", "/api/admin/logout"],
    ["PUT", "/api/admin/blog-posts/not-a-number"],
    ["POST", "/api/admin/blog-posts/999/approve"],
    ["POST", "/api/admin/publish/1"],
  ])("%s %s answers 401 before it judges anything else", async (method, path) => {
    const answer = await new Visitor(served).ask<Refusal>(method, path);
    expect([answer.status, answer.json().code]).toEqual([401, "not_authenticated"]);
  });

  it("takes no session that was never given out", async () => {
    const cookie = `session=${"0123456789abcdef".repeat(4)}`;
    const answer = await new Visitor(served).ask("GET", "/api/admin/me", { headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it("answers 404 for posts that do not exist, whatever their number looks like", async () => {
    const admin = await loggedIn(served);
    for (const id of ["999", "0", "-1", "abc", "1e3", "99999999999999999999", "%00"]) {
      const answer = await admin.send("POST", `/api/admin/blog-posts/${id}/approve`);
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});

describe("every answer", () => {
  it.each(["/", "/resources", "/nothing", "/api/health", "/blog", "/assets/gone-12345678.js"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await new Visitor(served).get(path);
      expect(headers.get("strict-transport-security")).toContain("max-age=");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("permissions-policy")).toContain("camera=()");
    },
  );
});
