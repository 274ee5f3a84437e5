// The built Worker in workerd with a database and a cache, asked on a socket of its own: no development
// server stands between. What it has kept can be forgotten or made older.

import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort } from "../../chain/free-port.ts";
import type { Chain } from "../../chain/start.ts";
import { childCalled } from "../cpu.ts";

const BUILD = new URL("../../worker/build/", import.meta.url).pathname;

/** The Worker while it is served. */
export interface Endpoint {
  url: string;
  /** Process id of workerd. */
  pid: number;
  /** Forgets every lookup, as if nobody had ever asked. */
  forget(): Promise<void>;
  /** Makes what was kept so old that it is looked up again, on top of what was proven. */
  age(): Promise<void>;
  stop(): Promise<void>;
}

/** What is used of Miniflare's KV, whose own types need those of the Workers runtime. */
interface KeyValues {
  list(options: { prefix: string }): Promise<{ keys: { name: string }[] }>;
  get(name: string, type: "json"): Promise<unknown>;
  put(name: string, value: string): Promise<void>;
  delete(name: string): Promise<void>;
}

/** Serves the built Worker on `chain`. */
export async function serveEndpoint(chain: Chain): Promise<Endpoint> {
  const port = await freePort();
  const options = convertV4MiniflareOptions({
    name: "emberfi",
    modules: [
      { type: "ESModule", path: `${BUILD}index.js` },
      { type: "CompiledWasm", path: `${BUILD}index_bg.wasm` },
    ],
    modulesRoot: BUILD,
    compatibilityDate: "2026-11-17",
    bindings: {
      CHAIN: "local",
      RPC_URLS: chain.rpcUrl,
      BLOCKSCOUT_URL: chain.explorerUrls.blockscout,
      ROUTESCAN_URL: chain.explorerUrls.routescan,
    },
    d1Databases: ["DB"],
    kvNamespaces: ["KV"],
    unsafeDirectSockets: [{ host: "127.0.0.1", port }],
  });
  const miniflare = new Miniflare(options);
  await miniflare.ready;
  const database = await miniflare.getD1Database("DB");
  // Only the table of the lease is needed; the lookup uses no other.
  await database.exec(leaseTable());
  const cache = (await miniflare.getKVNamespace("KV")) as unknown as KeyValues;
  const forgetLeases = () => database.exec("DELETE FROM rewards_scans");
  return {
    url: `http://127.0.0.1:${port}`,
    pid: childCalled("workerd"),
    forget: async () => {
      await forgetLeases();
      const { keys } = await cache.list({ prefix: "rewards:" });
      for (const { name } of keys) await cache.delete(name);
    },
    age: async () => {
      await forgetLeases();
      const { keys } = await cache.list({ prefix: "rewards:" });
      for (const { name } of keys) {
        const kept = (await cache.get(name, "json")) as { at: number };
        await cache.put(name, JSON.stringify({ ...kept, at: kept.at - 3_600 }));
      }
    },
    stop: () => miniflare.dispose(),
  };
}

function leaseTable(): string {
  const schema = readFileSync(new URL("../../schema.sql", import.meta.url), "utf8");
  const table = /CREATE TABLE rewards_scans[^;]*;/.exec(schema)?.[0];
  if (!table) throw new Error("schema.sql has no table rewards_scans");
  // exec takes a statement a line.
  return table.replace(/--.*$/gm, "").replace(/\s+/g, " ");
}
