// An explorer behind the proxy: its getLogs in its own form, over an index that may lag behind the chain,
// have holes or ignore whose logs were asked for, and on demand an error that calls itself a success.

import { blockscoutLogs } from "./blockscout.ts";
import type { ExplorerAnswer } from "./explorer-logs.ts";
import type { ExplorerSettings } from "./proxy-settings.ts";
import { routescanLogs } from "./routescan.ts";
import type { Reply } from "./transport-faults.ts";

/** Name of an explorer's route. */
export type ExplorerName = "blockscout" | "routescan";

const EXPLORERS: Record<
  ExplorerName,
  {
    logs: (rpcUrl: string, query: URLSearchParams) => Promise<ExplorerAnswer>;
    failure: ExplorerAnswer["body"];
  }
> = {
  blockscout: {
    logs: blockscoutLogs,
    failure: { status: "0", message: "Something went wrong.", result: null },
  },
  routescan: {
    logs: routescanLogs,
    failure: { status: "0", message: "NOTOK", result: "Error! Query timeout occurred" },
  },
};

/** Answers `module=logs&action=getLogs`, or 400 anything else. */
export async function answerExplorer(
  name: ExplorerName,
  nodeUrl: string,
  settings: ExplorerSettings,
  fails: boolean,
  asked: URLSearchParams,
): Promise<Reply> {
  if (asked.get("module") !== "logs" || asked.get("action") !== "getLogs") {
    return json(400, { status: "0", message: "Unknown action", result: null });
  }
  const { logs, failure } = EXPLORERS[name];
  if (fails) return json(200, failure);
  const query = new URLSearchParams(asked);
  if (settings.upToBlock !== null) query.set("toBlock", String(lastBlock(query, settings.upToBlock)));
  if (settings.ownerIgnored) query.delete("topic3");
  const { status, body } = await logs(nodeUrl, query);
  return json(status, settings.holes ? { ...body, result: everySecond(body.result) } : body);
}

/** An index with holes: it doesn't know that it has them. */
function everySecond(result: unknown): unknown {
  return Array.isArray(result) ? result.filter((_, place) => place % 2 === 0) : result;
}

/** What was asked for, but no newer than what is indexed. */
function lastBlock(query: URLSearchParams, indexed: number): number {
  const asked = Number(query.get("toBlock") ?? "latest");
  return Number.isNaN(asked) ? indexed : Math.min(asked, indexed);
}

function json(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) };
}
