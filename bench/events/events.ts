// How many beacons a second the built Worker takes in, beside a Worker that writes a row an event as one would
// at first. Both in one workerd with a database each, asked in turns.

import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort } from "../../chain/free-port.ts";
import { median, shuffled } from "../statistics.ts";
import { rowAnEvent } from "./row-an-event.ts";

const BUILD = new URL("../../worker/build/", import.meta.url).pathname;
const ROUNDS = 7;
const BEACONS = 300;
/** Beacons on their way at once. */
const AT_ONCE = 16;

/** What a page sends when it is left: a view, two clicks, three vitals. */
const BEACON = JSON.stringify({
  events: [
    { action: "page_view", path: "/resources", referrer: "search.example" },
    { action: "click", category: "button", label: "join_next_coaching", path: "/resources" },
    { action: "calculator_use", category: "calculator", path: "/resources" },
    { action: "web_vital", category: "LCP", value: 900, path: "/resources" },
    { action: "web_vital", category: "CLS", value: 0.01, path: "/resources" },
    { action: "web_vital", category: "INP", value: 80, path: "/resources" },
  ],
});

/** Measures and writes bench/results/events.md. */
export async function events(): Promise<void> {
  const ours = await serve({
    modules: [
      { type: "ESModule", path: `${BUILD}index.js` },
      { type: "CompiledWasm", path: `${BUILD}index_bg.wasm` },
    ],
    modulesRoot: BUILD,
  });
  const peer = await serve({ modules: true, script: rowAnEvent });
  try {
    const candidates = [
      { name: "one upsert a beacon (ours)", served: ours, rates: [] as number[] },
      { name: "a row an event", served: peer, rates: [] as number[] },
    ];
    for (const { served } of candidates) await rate(served.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { served, rates } of shuffled(candidates)) rates.push(await rate(served.url));
    }
    const rows = await Promise.all(
      candidates.map(async ({ name, served, rates }) => ({ name, rates, rows: await served.rows() })),
    );
    writeFileSync(new URL("../results/events.md", import.meta.url), report(rows));
  } finally {
    await ours.stop();
    await peer.stop();
  }
}

/** Beacons a second of one round. */
async function rate(url: string): Promise<number> {
  let sent = 0;
  const one = async () => {
    while (sent < BEACONS) {
      sent += 1;
      const answer = await fetch(`${url}/api/events`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: BEACON,
      });
      if (answer.status !== 204) throw new Error(`${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (BEACONS / (performance.now() - started)) * 1_000;
}

interface Served {
  url: string;
  /** Rows that everything sent so far has left. */
  rows(): Promise<number>;
  stop(): Promise<void>;
}

async function serve(code: object): Promise<Served> {
  const port = await freePort();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...code,
      name: "events",
      compatibilityDate: "2026-11-17",
      d1Databases: ["DB"],
      unsafeDirectSockets: [{ host: "127.0.0.1", port }],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  await miniflare.ready;
  const database = await miniflare.getD1Database("DB");
  const schema = readFileSync(new URL("../../schema.sql", import.meta.url), "utf8");
  const table = /CREATE TABLE daily_counts[^;]*;/.exec(schema)?.[0];
  if (!table) throw new Error("schema.sql has no table daily_counts");
  await database.exec(table.replace(/--.*$/gm, "").replace(/\s+/g, " "));
  await database.exec("CREATE TABLE events (at INTEGER, action TEXT, category TEXT, label TEXT, path TEXT)");
  return {
    url: `http://127.0.0.1:${port}`,
    rows: async () => {
      const count = "SELECT (SELECT count(*) FROM daily_counts) + (SELECT count(*) FROM events) AS n";
      return (await database.prepare(count).first<{ n: number }>())?.n ?? 0;
    },
    stop: () => miniflare.dispose(),
  };
}

function report(candidates: { name: string; rates: number[]; rows: number }[]): string {
  const [ours, peer] = candidates.map(({ rates }) => median(rates));
  if (!ours || !peer) throw new Error("nothing was measured");
  const lines = candidates.map(
    ({ name, rates, rows }) =>
      `| ${name} | ${Math.round(median(rates))} | ${Math.round(Math.min(...rates))} | ${rows.toLocaleString("en-US")} |`,
  );
  const beacons = ((ROUNDS + 1) * BEACONS).toLocaleString("en-US");
  return `# Events

\`npm run bench -- events\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}. ${ROUNDS} rounds in shuffled order,
${BEACONS} beacons of six events each, ${AT_ONCE} at once, medians; workerd with its local database on the same machine.

| candidate | beacons a second | slowest round | rows after ${beacons} beacons |
|---|---:|---:|---:|
${lines.join("\n")}

The sums take ${(ours / peer).toFixed(2)} times as many beacons a second as a row an event, and do not grow with visits. One
page seen sends two beacons. Beyond what the database takes, bind Analytics Engine as \`EVENTS\`: it then gets every
count, and \`EVENTS_SHARE = "10"\` lets the database take one beacon of ten, counted ten times.
`;
}
