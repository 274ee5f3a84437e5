// The table of the rewards measurement, and what follows from it.

import type { Row } from "./rewards.ts";
import { WINDOW_BLOCKS } from "./scripts.ts";

/** Blocks of Flare's main network since month 0, about: what a plain scan has to go through. */
const MAINNET_BLOCKS = 45_000_000;

const MAINNET_WINDOWS = MAINNET_BLOCKS / WINDOW_BLOCKS;

/** How it was measured. */
export interface Circumstances {
  rounds: number;
  processor: string;
  sequentialWindows: number;
  batchedWindows: number;
}

/** Markdown of the results. */
export function report(rows: readonly Row[], how: Circumstances): string {
  const find = (name: string) => {
    const row = rows.find((one) => one.name === name);
    if (!row) throw new Error(`${name} was not measured`);
    return row;
  };
  const cold = find("endpoint, cold, 12 claims");
  const many = find("endpoint, cold, 1,200 claims");
  const explorer = find("viem, one explorer, 12 claims");
  const scans = [
    { name: "one by one", row: find("viem, windows one by one"), windows: how.sequentialWindows },
    { name: "in batches of 100", row: find("viem, windows in batches of 100"), windows: how.batchedWindows },
  ].map(({ name, row, windows }) => {
    const seconds = ((row.ms / windows) * MAINNET_WINDOWS) / 1_000;
    return `| windows of 30 blocks, ${name} | ${windows} windows in ${whole(row.ms)} ms | ${duration(seconds)} | ${whole((seconds * 1_000) / cold.ms)} |`;
  });
  return `# Rewards lookup

\`npm run bench -- rewards\`, ${new Date().toISOString().slice(0, 10)}, ${how.processor}. ${how.rounds} rounds in shuffled order, medians; every
call to the node and the explorers takes 120 ms and then what the local node needs. Subrequests are those
that reached the proxy. Processor time is workerd's, its local database and cache included.

| candidate | ms | slowest ms | subrequests | processor ms |
|---|---:|---:|---:|---:|
${rows.map(({ name, ms, slowest, subrequests, cpuMs }) => `| ${name} | ${whole(ms)} | ${whole(slowest)} | ${subrequests} | ${name.startsWith("endpoint") ? cpuMs.toFixed(1) : ""} |`).join("\n")}

A plain scan cannot be run to its end. Extrapolated to the main network's ${MAINNET_BLOCKS.toLocaleString("en-US")} blocks since month 0:

| viem script | measured | would take | times our cold answer |
|---|---|---:|---:|
${scans.join("\n")}

Asking one explorer once takes ${ratio(explorer.ms, cold.ms)} of our cold answer's time. It lists claims and proves
nothing: of 1,200 claims it gives the first 1,000 and says nothing of the others.

Budget: cold at most 1,200 ms and 8 subrequests (${verdict(cold.ms <= 1_200 && cold.subrequests <= 8)}: ${whole(cold.ms)} ms, ${cold.subrequests}); 1,000 claims cold at
most 2,500 ms (${verdict(many.ms <= 2_500)}: ${whole(many.ms)} ms for 1,200).
`;
}

function verdict(isKept: boolean): string {
  return isKept ? "kept" : "not kept";
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

function ratio(part: number, of: number): string {
  return `${Math.round((part / of) * 100)} %`;
}

function duration(seconds: number): string {
  const hours = seconds / 3_600;
  return hours >= 48 ? `${(hours / 24).toFixed(1)} days` : `${hours.toFixed(1)} hours`;
}
