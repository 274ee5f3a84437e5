// What is left when a part of the platform is missing.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, type Served, serve } from "./support/served.ts";
import { Visitor } from "./support/visitor.ts";

const SENTENCE = "A part of the site is not available right now. Please try again in a moment.";
const logIn = (served: Served) =>
  new Visitor(served).send("POST", "/api/admin/simple-login", { username: "admin", password: PASSWORD });

describe("without database and cache", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ config: "worker/tests/wrangler.bare.toml" });
  });
  afterAll(() => served.stop());

  it("the static pages stay up", async () => {
    for (const path of ["/", "/resources", "/api/openapi.json"]) {
      expect([path, (await new Visitor(served).get(path)).status]).toEqual([path, 200]);
    }
  });

  it("what needs them answers 503 with a sentence", async () => {
    const answers = [
      await logIn(served),
      await new Visitor(served).get("/blog"),
      await new Visitor(served).get("/sitemap.xml"),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.json()]).toMatchObject([503, { message: SENTENCE }]);
    }
  });

  it("the health check says which parts are missing", async () => {
    const health = await new Visitor(served).get("/api/health");
    expect([health.status, health.json()]).toMatchObject([
      503,
      { ok: false, database: "unreachable", cache: "unreachable" },
    ]);
  });
});

describe("without credentials that protect anything", () => {
  it.each([
    ["none", ""],
    ["a plain password", "hunter2"],
  ])("%s: the login says that it is not set up", async (_, hash) => {
    const served = await serve({ vars: { ADMIN_PASSWORD_HASH: hash } });
    try {
      const answer = await logIn(served);
      expect([answer.status, answer.json()]).toMatchObject([503, { code: "no_credentials" }]);
      expect((await new Visitor(served).get("/")).status).toBe(200);
    } finally {
      await served.stop();
    }
  });

  it("a production deployment serves no API at all", async () => {
    const served = await serve({ vars: { ADMIN_PASSWORD_HASH: "", ENVIRONMENT: "production" } });
    try {
      const answer = await new Visitor(served).get(
        "/api/rflr-rewards/0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      );
      expect([answer.status, answer.json()]).toMatchObject([503, { code: "no_credentials" }]);
    } finally {
      await served.stop();
    }
  });
});

describe("the API's description", () => {
  it("is served as it was generated", async () => {
    const served = await serve();
    try {
      const answer = await new Visitor(served).get("/api/openapi.json");
      expect(answer.json()).toEqual(JSON.parse(readFileSync("openapi.json", "utf8")));
    } finally {
      await served.stop();
    }
  });
});
