// Certificates as a learner gets one and a stranger checks it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IssuedCertificate } from "../../app/src/api/generated/types.gen.ts";
import { courseModules } from "../../app/src/content/courses.ts";
import { type Served, serve } from "./support/served.ts";
import { Visitor } from "./support/visitor.ts";

let served: Served;
let learner: Visitor;

beforeAll(async () => {
  served = await serve();
  learner = new Visitor(served);
});
afterAll(() => served.stop());

function ask(name: string, course = "defi-101") {
  return learner.send<IssuedCertificate>("POST", "/api/certificates", { name, course });
}

async function issued(name: string): Promise<IssuedCertificate> {
  const answer = await ask(name);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json();
}

describe("a certificate", () => {
  it("is signed for a name and checked by anyone at its address", async () => {
    const certificate = await issued("  Seán   O'Neill ");
    expect(certificate).toMatchObject({
      name: "Seán O'Neill",
      course: "defi-101",
      issuedOn: new Date().toISOString().slice(0, 10),
    });
    const page = await new Visitor(served).get(certificate.path);
    expect(page.status).toBe(200);
    expect(page.text).toContain("<h1>Certificate of Seán O&#39;Neill</h1>");
    expect(page.text).toContain("Genuine.");
    expect(page.text.match(/<circle [^>]*r="5.5"/g)).toHaveLength(
      courseModules.find(({ id }) => id === "defi-101")?.lessons ?? 0,
    );
  });

  it("stays out of search engines and of caches", async () => {
    const page = await learner.get((await issued("Ada Lovelace")).path);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("leaves nothing behind in the database", async () => {
    await issued("Nobody Special");
    const tables = served.rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_%' ESCAPE '\\'",
    );
    expect(tables.length).toBeGreaterThan(3);
    for (const { name } of tables) {
      expect(JSON.stringify(served.rows(`SELECT * FROM "${name}"`)), String(name)).not.toContain(
        "Nobody Special",
      );
    }
  });
});

describe("what is no certificate of ours", () => {
  it("is a clear page with status 404", async () => {
    const { id } = await issued("Ada Lovelace");
    const swapped = id.startsWith("AQE") ? `AQI${id.slice(3)}` : id.slice(1);
    for (const forged of [id.slice(0, -1), `${id}A`, swapped, "x", "%F0%9F%9A%80", "a".repeat(5_000)]) {
      const page = await learner.get(`/certificate/${forged}`);
      expect([page.status, page.headers.get("content-type")], forged).toEqual([
        404,
        "text/html; charset=utf-8",
      ]);
      expect(page.text).toContain("This is no certificate of ours");
      expect(page.text).not.toContain('<svg id="certificate"');
    }
  });

  it("of another deployment's secret is not ours either", async () => {
    const other = await serve();
    try {
      const answer = await new Visitor(other).send<IssuedCertificate>("POST", "/api/certificates", {
        name: "Ada",
        course: "defi-101",
      });
      expect((await learner.get(answer.json().path)).status).toBe(404);
    } finally {
      await other.stop();
    }
  });
});

describe("what is asked wrongly", () => {
  it.each([
    ["", "defi-101", "name"],
    ["<b>Ada</b>", "defi-101", "name"],
    ["a".repeat(81), "defi-101", "name"],
    ["Ada", "flare-network", "course"],
    ["Ada", "", "course"],
  ])("%j for %j is refused beside its field", async (name, course, field) => {
    const answer = await ask(name, course);
    expect([answer.status, answer.json()]).toMatchObject([422, { code: "invalid_field", field }]);
  });

  it("from another site's page is refused", async () => {
    const answer = await learner.ask("POST", "/api/certificates", {
      headers: { "sec-fetch-site": "cross-site", "content-type": "application/json" },
      body: '{"name":"Ada","course":"defi-101"}',
    });
    expect(answer.status).toBe(403);
  });
});

describe("without a secret that protects anything", () => {
  it.each([
    ["none", ""],
    ["an example", "change-me-change-me-change-me-change-me-0123456789"],
  ])("%s: certificates are not set up, and the rest goes on", async (_, secret) => {
    const bare = await serve({ vars: { CERTIFICATE_SECRET: secret } });
    try {
      const visitor = new Visitor(bare);
      const answer = await visitor.send("POST", "/api/certificates", { name: "Ada", course: "defi-101" });
      expect([answer.status, answer.json()]).toMatchObject([503, { code: "no_certificate_secret" }]);
      expect((await visitor.get("/api/health")).status).toBe(200);
    } finally {
      await bare.stop();
    }
  });

  it("a production deployment serves no API at all", async () => {
    const bare = await serve({ vars: { CERTIFICATE_SECRET: "", ENVIRONMENT: "production" } });
    try {
      const answer = await new Visitor(bare).get("/blog");
      expect([answer.status, answer.json()]).toMatchObject([503, { code: "no_certificate_secret" }]);
    } finally {
      await bare.stop();
    }
  });
});
