// Forms, the inbox and what pages report about themselves, through the built Worker: real D1, a real
// EVM node for payments, and mails through the platform's own binding or a provider that misbehaves.
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Submissions } from "../../app/src/api/generated/types.gen.ts";
import { call } from "../../chain/json-rpc.ts";
import { startChain } from "../../chain/start.ts";
import site from "../../site.json" with { type: "json" };
import { chainVars, freePort, type Served, serve } from "./support/served.ts";
import { loggedIn, Visitor } from "./support/visitor.ts";

let chain: Awaited<ReturnType<typeof startChain>>;
let served: Served;
let provider: Provider;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
  provider = await startProvider();
  served = await serve({
    vars: {
      ...chainVars(chain),
      MAIL_API_URL: provider.url,
      MAIL_API_KEY: "key",
      ADMIN_EMAIL: "editor@example.org",
    },
  });
});
afterAll(async () => {
  await served.stop();
  await provider.stop();
  await chain.stop();
});

/** A mail provider that takes what it is sent, until told otherwise. */
interface Provider {
  url: string;
  mails: Record<string, unknown>[];
  status: number;
  stop(): Promise<void>;
}

async function startProvider(): Promise<Provider> {
  const state: Provider = { url: "", mails: [], status: 200, stop: async () => {} };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (state.status === 200) state.mails.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(state.status).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  state.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}

interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

let network = 0;
/** Sends a form as the page's script does, from a network of its own. */
function send(kind: string, fields: Record<string, unknown>, visitor = new Visitor(served)) {
  network += 1;
  return visitor.ask<Refusal>("POST", `/api/forms/${kind}`, {
    headers: { "content-type": "application/json", "cf-connecting-ip": `198.51.100.${network % 250}` },
    body: JSON.stringify(fields),
  });
}

/** Sends a form as a browser without JavaScript does. */
function post(kind: string, fields: Record<string, string>) {
  return new Visitor(served).ask("POST", `/api/forms/${kind}`, {
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    body: new URLSearchParams(fields).toString(),
  });
}

const contact = () => ({
  name: "Ada",
  email: "ada@example.org",
  message: `Hello ${randomUUID()}`,
  key: randomUUID(),
  elapsed: "4000",
});

async function eventually<T>(look: () => T | undefined): Promise<T> {
  for (let turn = 0; turn < 100; turn += 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it did not happen within five seconds");
}

const count = (sql: string) => Number(Object.values(served.rows(sql)[0] ?? {})[0]);

describe("a form", () => {
  it("reaches the inbox, and both sides hear of it by mail", async () => {
    const form = contact();
    const answer = await send("contact", form);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { message: "We've received your request and will be in touch shortly." },
    ]);
    const admin = await loggedIn(served);
    const inbox = (await admin.get<Submissions>("/api/admin/submissions?status=new")).json();
    expect(inbox.submissions[0]).toMatchObject({
      kind: "contact",
      status: "new",
      name: "Ada",
      email: "ada@example.org",
      fields: { message: [form.message] },
      payment: null,
    });
    const mails = await eventually(() => {
      const found = provider.mails.filter((mail) => String(mail.text).includes(form.message));
      return found.length === 2 ? found : undefined;
    });
    expect(mails.map((mail) => mail.to)).toEqual(["editor@example.org", "ada@example.org"]);
    expect(mails[0]?.reply_to).toBe("ada@example.org");
  });

  it("sent sixteen times at once with the same key makes one row", async () => {
    const form = contact();
    const answers = await Promise.all(Array.from({ length: 16 }, () => send("contact", form)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200));
    expect(count(`SELECT count(*) FROM submissions WHERE key = '${form.key}'`)).toBe(1);
  });

  it("works without JavaScript, and comes back as it was filled in when something is wrong", async () => {
    const { key: _key, elapsed: _elapsed, ...form } = contact();
    const sent = await post("contact", form);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/thank-you"]);
    const wrong = await post("contact", { ...form, email: "nowhere", message: "</textarea><script>x" });
    expect(wrong.status).toBe(422);
    expect(wrong.headers.get("content-type")).toContain("text/html");
    expect(wrong.text).toContain("does not look like an e-mail address");
    expect(wrong.text).toContain("&lt;/textarea&gt;&lt;script&gt;x</textarea>");
  });

  it("names every field that needs correcting", async () => {
    const answer = await send("enrolment", { name: "", email: "x", tier: "tier-9", elapsed: "4000" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().fields ?? {})).toEqual(["email", "name", "payment", "tier"]);
  });

  it.each([
    ["an unknown kind", "nothing", {}, 404, "no_such_form"],
    ["a filled trap", "contact", { ...contact(), website: "https://spam.example" }, 422, "looks_automated"],
    ["haste", "contact", { ...contact(), elapsed: "1500" }, 422, "looks_automated"],
    [
      "a line break in the address",
      "contact",
      { ...contact(), email: "a@b.co\r\nBcc: c@d.e" },
      422,
      "invalid_fields",
    ],
    ["numbers for texts", "contact", { ...contact(), name: 7 }, 400, "malformed"],
    [
      "a time in the past",
      "consultation",
      { ...contact(), topic: "Risk", times: ["2020-01-01T10:00"] },
      422,
      "invalid_fields",
    ],
  ])("with %s is refused and not kept", async (_, kind, form, status, code) => {
    const before = count("SELECT count(*) FROM submissions");
    const answer = await send(kind, form);
    expect([answer.status, answer.json().code]).toEqual([status, code]);
    expect(count("SELECT count(*) FROM submissions")).toBe(before);
  });

  it("of ten megabytes, of another type or from another site is refused", async () => {
    const visitor = new Visitor(served);
    const huge = await visitor.ask<Refusal>("POST", "/api/forms/contact", {
      headers: { "content-type": "application/json" },
      body: "x".repeat(10_000_000),
    });
    expect(huge.status).toBe(413);
    const file = new FormData();
    file.set("name", new Blob(["x"]), "x.exe");
    const multipart = await visitor.ask<Refusal>("POST", "/api/forms/contact", { body: file });
    expect([multipart.status, multipart.json().code]).toEqual([415, "not_json"]);
    const foreign = await visitor.ask("POST", "/api/forms/contact", {
      headers: { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
      body: "name=x",
    });
    expect(foreign.status).toBe(403);
  });

  it("keeps its mails when the provider is down, and the admin can have them sent again", async () => {
    provider.status = 503;
    const form = contact();
    await send("contact", form);
    const row = await eventually(() => {
      const sql = `SELECT s.id, o.problem FROM outbox o JOIN submissions s ON s.id = o.submission_id WHERE s.key = '${form.key}' AND o.problem <> ''`;
      return served.rows(sql)[0];
    });
    expect(row.problem).toBe("status 503");
    provider.status = 200;
    const admin = await loggedIn(served);
    const again = await admin.send("POST", `/api/admin/submissions/${row.id}`, { action: "resend_mail" });
    expect(again.status).toBe(200);
    await eventually(() => provider.mails.find((mail) => String(mail.text).includes(form.message)));
  });
});

describe("a coaching payment", () => {
  const coaching = (transaction: string) => ({
    name: "Ada",
    email: "ada@example.org",
    transaction,
    key: randomUUID(),
    elapsed: "4000",
  });

  async function pay(to: string): Promise<string> {
    const [from] = await call<string[]>(chain.nodeUrl, "eth_accounts", []);
    return call<string>(chain.nodeUrl, "eth_sendTransaction", [{ from, to, value: "0x1bc16d674ec80000" }]);
  }

  it("is looked up on chain, and serves one request", async () => {
    const transaction = await pay(site.wallet.address);
    expect((await send("coaching", coaching(transaction))).status).toBe(200);
    const admin = await loggedIn(served);
    const inbox = (await admin.get<Submissions>("/api/admin/submissions")).json();
    expect(inbox.submissions[0]?.payment).toMatchObject({
      state: "paid",
      transfers: [{ asset: "FLR", token: null, amount: "2" }],
    });
    const again = await send("coaching", { ...coaching(transaction), name: "Ben" });
    expect([again.status, again.json().fields?.transaction]).toEqual([
      422,
      "This transaction was sent to us before. If that was not you, please write to us.",
    ]);
  });

  it("to somebody else is refused with the reason", async () => {
    const transaction = await pay("0x00000000000000000000000000000000000000aa");
    const answer = await send("coaching", coaching(transaction));
    expect(answer.status).toBe(422);
    expect(answer.json().fields?.transaction).toContain("paid nothing to the wallet shown above");
  });

  it("that the chain does not know yet is kept and can be looked up again", async () => {
    const unknown = `0x${"17".repeat(32)}`;
    expect((await send("coaching", coaching(unknown))).status).toBe(200);
    const admin = await loggedIn(served);
    const row = (await admin.get<Submissions>("/api/admin/submissions")).json().submissions[0];
    expect(row?.payment?.state).toBe("not_found");
    const checked = await admin.send("POST", `/api/admin/submissions/${row?.id}`, {
      action: "check_payment",
    });
    expect(checked.status).toBe(200);
  });
});

describe("the inbox", () => {
  it("is the admin's alone", async () => {
    const visitor = new Visitor(served);
    for (const path of ["/api/admin/submissions", "/api/admin/submissions/export"]) {
      expect((await visitor.get(path)).status).toBe(401);
    }
    expect((await visitor.send("POST", "/api/admin/submissions/1", { action: "delete" })).status).toBe(401);
  });

  it("marks, archives, deletes and exports", async () => {
    await send("affiliate", { ...contact(), audience: "=cmd|' /C calc'!A0" });
    const admin = await loggedIn(served);
    const id = (await admin.get<Submissions>("/api/admin/submissions")).json().submissions[0]?.id;
    for (const [action, status] of [
      ["read", "read"],
      ["archive", "archived"],
      ["reopen", "new"],
    ]) {
      await admin.send("POST", `/api/admin/submissions/${id}`, { action });
      expect(served.rows(`SELECT status FROM submissions WHERE id = ${id}`)).toEqual([{ status }]);
    }
    const csv = await admin.get("/api/admin/submissions/export");
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="inbox.csv"');
    expect(csv.text).toContain(`"'=cmd|' /C calc'!A0"`);
    expect((await admin.send("POST", `/api/admin/submissions/${id}`, { action: "delete" })).status).toBe(200);
    const gone = await admin.send<Refusal>("POST", `/api/admin/submissions/${id}`, { action: "delete" });
    expect([gone.status, gone.json().code]).toEqual([404, "no_such_submission"]);
    const odd = await admin.send("POST", "/api/admin/submissions/1", { action: "sell" });
    expect(odd.status).toBe(400);
  });
});

describe("a beacon", () => {
  const report = (events: unknown, headers: Record<string, string> = {}) =>
    new Visitor(served).ask<Refusal>("POST", "/api/events", {
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ events }),
    });
  const click = { action: "click", category: "button", label: "join_next_coaching" };

  it("adds to the day's sums and leaves no trace of who sent it", async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await report([click])).status).toBe(204);
    expect(served.rows("SELECT kind, name, number FROM daily_counts WHERE kind = 'event'")).toEqual([
      { kind: "event", name: "click/button/join_next_coaching", number: 3 },
    ]);
  });

  it.each([["sec-gpc"], ["dnt"]])("with %s counts nothing", async (header) => {
    const before = count("SELECT sum(number) FROM daily_counts");
    expect((await report([click], { [header]: "1" })).status).toBe(204);
    expect(count("SELECT sum(number) FROM daily_counts")).toBe(before);
  });

  it("that is not known is refused whole", async () => {
    const before = count("SELECT sum(number) FROM daily_counts");
    const answer = await report([click, { action: "steal" }]);
    expect([answer.status, answer.json().code]).toEqual([422, "invalid_field"]);
    expect((await report([{ ...click, label: "x".repeat(5_000) }])).status).toBe(422);
    expect((await report("all")).status).toBe(400);
    expect(count("SELECT sum(number) FROM daily_counts")).toBe(before);
  });
});

it("beacons go to Analytics Engine where it is bound, and a share of them into the sums, counted as often", async () => {
  const own = await serve({
    config: "worker/tests/wrangler.engine.toml",
    vars: { EVENTS_SHARE: "3" },
  });
  try {
    const beacon = { events: [{ action: "click", category: "button", label: "join_next_coaching" }] };
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await new Visitor(own).send("POST", "/api/events", beacon)).status).toBe(204);
    }
    const [sum] = own.rows("SELECT number FROM daily_counts WHERE kind = 'event'");
    expect(Number(sum?.number) % 3).toBe(0);
    // Of 60 drawn one in three, none and all are both rarer than once in 10^10 runs.
    expect(Number(sum?.number)).toBeGreaterThan(0);
    expect(Number(sum?.number)).toBeLessThan(180);
  } finally {
    await own.stop();
  }
});

it("mails leave through the platform's binding where no provider is configured", async () => {
  const own = await serve({ vars: { MAIL_FROM: "hello@example.org", ADMIN_EMAIL: "editor@example.org" } });
  try {
    await new Visitor(own).send("POST", "/api/forms/contact", contact());
    await eventually(() => {
      const [row] = own.rows("SELECT count(*) AS sent FROM outbox WHERE status = 'sent'");
      return row?.sent === 2 ? row : undefined;
    });
  } finally {
    await own.stop();
  }
});
