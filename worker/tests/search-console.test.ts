// Search Console behind the built Worker: a real signature, and what stands in the way of reading.
import { createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  KeywordReport,
  SettingsAnswer,
  TaskOutput,
  WeeklyRuns,
} from "../../app/src/api/generated/types.gen.ts";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, type Visitor } from "./support/visitor.ts";

const EMAIL = "reader@project.iam.gserviceaccount.com";
const SITE = "sc-domain:emberfi.example";
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** A question that Google was asked. */
interface Asked {
  path: string;
  type: string | undefined;
  authorization: string | undefined;
  body: string;
}

let google: Server;
let url: string;
let asked: Asked[];
let answers: { token: (response: ServerResponse) => void; rows: (response: ServerResponse) => void };

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

beforeAll(async () => {
  google = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { "content-type": type, authorization } = request.headers;
    asked.push({ path: request.url ?? "", type, authorization, body });
    (request.url === "/token" ? answers.token : answers.rows)(response);
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
});
afterAll(() => {
  google.closeAllConnections();
  google.close();
});
beforeEach(() => {
  asked = [];
  answers = {
    token: json(200, { access_token: "ya29.x", expires_in: 3599, token_type: "Bearer" }),
    rows: json(200, {
      rows: [
        {
          keys: ["validator uptime penalty", "https://emberfi.example/glossary"],
          clicks: 1,
          impressions: 240,
          ctr: 0.004,
          position: 23.4,
        },
        {
          keys: ["emberfi", "https://emberfi.example/"],
          clicks: 90,
          impressions: 4000,
          ctr: 0.02,
          position: 18,
        },
      ],
      responseAggregationType: "byPage",
    }),
  };
});

const key = (pem: string) =>
  JSON.stringify({
    type: "service_account",
    project_id: "project",
    private_key_id: "k1",
    private_key: pem,
    client_email: EMAIL,
    token_uri: `${url}/token`,
  });

async function research(admin: Visitor): Promise<KeywordReport & { summary: string }> {
  await admin.send("POST", "/api/admin/seo/runs", { task: "keyword_research" });
  const { runs } = (await admin.get<WeeklyRuns>("/api/admin/seo/runs")).json();
  const task = runs[0]?.tasks.find(({ task }) => task === "keyword_research");
  expect(task?.status).toBe("done");
  const output = (
    await admin.get<TaskOutput>(`/api/admin/seo/runs/${runs[0]?.slot}/keyword_research`)
  ).json();
  if (output.kind !== "keywords") throw new Error(output.kind);
  return { ...output, summary: task?.summary ?? "" };
}

describe("an account that the property is shared with", () => {
  let served: Served;
  let admin: Visitor;
  beforeAll(async () => {
    served = await serve({
      vars: {
        GOOGLE_SERVICE_ACCOUNT: key(privateKey),
        SEARCH_CONSOLE_SITE: SITE,
        SEARCH_CONSOLE_URL: url,
      },
    });
    admin = await loggedIn(served);
  });
  afterAll(() => served.stop());

  it("is named in Settings, and nothing is wrong with it", async () => {
    const { searchConsole } = (await admin.get<SettingsAnswer>("/api/admin/settings")).json();
    expect(searchConsole).toEqual({ site: SITE, account: EMAIL, problem: null });
    expect(asked).toEqual([]);
  });

  it("signs an assertion that its public key verifies, good for ten minutes and for reading alone", async () => {
    await research(admin);
    const [token] = asked;
    expect(token?.type).toMatch(/^application\/x-www-form-urlencoded/);
    const form = new URLSearchParams(token?.body);
    expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
    const [header = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
    expect(
      createVerify("RSA-SHA256").update(`${header}.${claims}`).verify(publicKey, signature, "base64url"),
    ).toBe(true);
    const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    expect(read(header)).toEqual({ alg: "RS256", kid: "k1", typ: "JWT" });
    const { iat, exp, ...rest } = read(claims);
    expect(rest).toEqual({
      iss: EMAIL,
      aud: `${url}/token`,
      scope: "https://www.googleapis.com/auth/webmasters.readonly",
    });
    expect([Math.abs(iat - Date.now() / 1000) < 60, exp - iat]).toEqual([true, 600]);
  });

  it("reads two spans of 28 days, and what we answer badly becomes a topic with its numbers", async () => {
    const report = await research(admin);
    expect(asked.map(({ path }) => path)).toEqual([
      "/token",
      ...Array(2).fill("/sites/sc-domain%3Aemberfi.example/searchAnalytics/query"),
    ]);
    expect(asked[1]?.authorization).toBe("Bearer ya29.x");
    const days = asked.slice(1).map(({ body }) => JSON.parse(body));
    const back = (number: number) => new Date(Date.now() - number * 86_400_000).toISOString().slice(0, 10);
    expect(days.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [back(31), back(4)],
      [back(59), back(32)],
    ]);
    expect(report.searchConsole).toMatch(
      new RegExp(`^Search Console was read for ${SITE}, ${back(31)} to ${back(4)} beside `),
    );
    expect(report.searches).toEqual([
      {
        query: "validator uptime penalty",
        page: "/glossary",
        impressions: 240,
        before: 240,
        clicks: 1,
        positionTenths: 234,
        isAnswered: false,
      },
    ]);
    const topics = served.rows("SELECT reason FROM topic_backlog WHERE topic = 'validator uptime penalty'");
    expect(topics).toEqual([
      {
        reason:
          "Google showed a page of ours for it 240 times in 28 days, in place 23.4 on average, and 1 followed. No page is about it.",
      },
    ]);
  });

  it("says what stood in the way, and researches without it", async () => {
    const faults: [Partial<typeof answers>, string][] = [
      [{ token: json(400, { error: "invalid_grant" }) }, `Google refused the key of ${EMAIL}.`],
      [
        { rows: json(403, { error: { code: 403, errors: [{ reason: "forbidden" }] } }) },
        `Google shows ${EMAIL} no property ${SITE}.`,
      ],
      [{ rows: (response) => response.destroy() }, "Search Console could not be reached."],
      [{ rows: json(302, {}) }, "Search Console answered with a redirect, which is not followed."],
      [
        { rows: (response) => response.writeHead(200).end("x".repeat(2_000_000)) },
        "Search Console sent more than is read.",
      ],
    ];
    const sound = answers;
    for (const [fault, sentence] of faults) {
      answers = { ...sound, ...fault };
      const report = await research(admin);
      expect(report.searchConsole).toContain(`Search Console could not be read. ${sentence}`);
      expect(report.summary).toMatch(/Search Console could not be read\.$/);
      expect([report.searchConsoleFailed, report.searches]).toEqual([true, []]);
      expect(report.considered).toBeGreaterThan(0);
    }
  });

  it("tells no rows as no rows", async () => {
    answers.rows = json(200, { responseAggregationType: "byPage" });
    const report = await research(admin);
    expect(report.searchConsole).toMatch(/Google names no search that showed a page of ours\.$/);
    expect(report.searchConsoleFailed).toBe(false);
  });
});

describe("a key whose private part is none", () => {
  let served: Served;
  beforeAll(async () => {
    const damaged = "-----BEGIN PRIVATE KEY-----\nAQIDBAUG\n-----END PRIVATE KEY-----\n";
    served = await serve({
      vars: {
        GOOGLE_SERVICE_ACCOUNT: key(damaged),
        SEARCH_CONSOLE_SITE: SITE,
        SEARCH_CONSOLE_URL: url,
      },
    });
  });
  afterAll(() => served.stop());

  it("is told in Settings and in the report, and Google is not asked", async () => {
    const admin = await loggedIn(served);
    const { searchConsole } = (await admin.get<SettingsAnswer>("/api/admin/settings")).json();
    expect(searchConsole.problem).toMatch(/^The private key in GOOGLE_SERVICE_ACCOUNT signs nothing\./);
    const report = await research(admin);
    expect(report.searchConsole).toContain(searchConsole.problem);
    expect(asked).toEqual([]);
  });
});
