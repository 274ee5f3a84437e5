// The built Worker, served by wrangler in workerd on a port and with a database of its own.
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hashPassword } from "../../../scripts/setup/credentials.ts";
import { startService, waitUntilReady } from "../../../scripts/setup/service.ts";
import { WRANGLER, wranglerEnvironment } from "../../../scripts/setup/wrangler.ts";
import { MIGRATED_STATE } from "./migrated.ts";

/** The admin's password in every served Worker. */
export const PASSWORD = "correct horse battery staple";

/** A row as SQLite gives it. */
export type Row = Record<string, string | number | null>;

/** A Worker that is being served. */
export interface Served {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Reads the database behind the Worker. */
  rows(sql: string): Row[];
  /** Changes the database behind the Worker's back. */
  execute(sql: string): void;
  /** Fires a cron trigger as the platform would, scheduled for `at`. */
  fire(cron: string, at: Date): Promise<Response>;
  stop(): Promise<void>;
}

/** What a test may change about the Worker it serves. */
export interface Options {
  /** Variables and secrets; the admin's credentials and the certificates' secret are there unless a test takes them away with "". */
  vars?: Record<string, string>;
  /** Another configuration than wrangler.toml, for missing bindings. */
  config?: string;
}

/** Serves the built Worker. */
export async function serve({ vars = {}, config = "wrangler.toml" }: Options = {}): Promise<Served> {
  const state = mkdtempSync(join(tmpdir(), "emberfi-state-"));
  const migrated = process.env[MIGRATED_STATE];
  if (!migrated) throw new Error("the test runner's global set-up has not migrated a database");
  cpSync(migrated, state, { recursive: true });
  const secrets = {
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD),
    CERTIFICATE_SECRET: randomBytes(32).toString("hex"),
    ...vars,
  };
  // An env file of its own keeps a developer's .dev.vars out of the tests.
  const noSecrets = join(state, "no-secrets");
  writeFileSync(noSecrets, "");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = startService(
    process.execPath,
    [
      ...[WRANGLER, "dev", "--config", config, "--local", "--ip", "127.0.0.1", "--port", String(port)],
      ...["--persist-to", state, "--env-file", noSecrets, "--show-interactive-dev-session=false"],
      ...Object.entries(secrets).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    wranglerEnvironment(),
  );
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    );
  await waitUntilReady(service, isUp, 60_000, "The Worker under test did not start.");
  const open = () => new DatabaseSync(databaseFile(state));
  return {
    url,
    rows: (sql) => using(open(), (db) => db.prepare(sql).all() as Row[]),
    execute: (sql) => using(open(), (db) => db.exec(sql)),
    fire: (cron, at) =>
      fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}&time=${at.getTime()}`),
    stop: async () => {
      await service.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** The variables that point a Worker at a local chain. */
export function chainVars({
  rpcUrl,
  explorerUrls,
}: {
  rpcUrl: string;
  explorerUrls: { blockscout: string; routescan: string };
}): Record<string, string> {
  return {
    CHAIN: "local",
    RPC_URLS: rpcUrl,
    BLOCKSCOUT_URL: explorerUrls.blockscout,
    ROUTESCAN_URL: explorerUrls.routescan,
  };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function databaseFile(state: string): string {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const name = readdirSync(folder).find((file) => file.endsWith(".sqlite") && !file.startsWith("metadata"));
  if (!name) throw new Error(`no database in ${folder}`);
  return join(folder, name);
}

function using<T>(db: DatabaseSync, work: (db: DatabaseSync) => T): T {
  try {
    return work(db);
  } finally {
    db.close();
  }
}
