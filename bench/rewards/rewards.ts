// The rewards lookup beside the scripts a user would otherwise write, in one run against the same proxy,
// which lets every call take 120 ms. Rounds in shuffled order; medians are reported.

import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Address, encodeFunctionData } from "viem";
import { ADDRESSES } from "../../chain/addresses.ts";
import { change, counts, reset } from "../../chain/control.ts";
import { MANAGER } from "../../chain/fixture.ts";
import { freePort } from "../../chain/free-port.ts";
import { RNAT_ABI } from "../../chain/mainnet-abi.ts";
import { readClaims } from "../../chain/read-claims.ts";
import { ownerAddress } from "../../chain/replay.ts";
import { type Chain, startChain } from "../../chain/start.ts";
import { impersonate, sendRaw } from "../../chain/transactions.ts";
import { cpuMs } from "../cpu.ts";
import { median, shuffled } from "../statistics.ts";
import { type Endpoint, serveEndpoint } from "./endpoint.ts";
import { report } from "./report.ts";
import { askOneExplorer, scanInBatches, scanSequentially } from "./scripts.ts";

/** What every call to the outside takes. */
export const LATENCY_MS = 120;

const ROUNDS = 7;

/** Windows of 30 blocks that the scans are measured over. */
const SEQUENTIAL_WINDOWS = 20;
const BATCHED_WINDOWS = 1_000;

/** One measurement of one candidate. */
interface Sample {
  ms: number;
  /** Requests that reached the proxy. */
  subrequests: number;
  /** Of workerd; 0 for the scripts, which run elsewhere. */
  cpuMs: number;
}

/** What is measured; `prepare` is not. */
interface Candidate {
  name: string;
  prepare?: () => Promise<unknown>;
  run: () => Promise<unknown>;
}

/** A candidate's medians; `slowest` of all rounds in ms. */
export interface Row extends Sample {
  name: string;
  slowest: number;
}

/** Measures and writes bench/results/rewards.md. */
export async function rewards(): Promise<void> {
  const chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
  const endpoint = await serveEndpoint(chain);
  try {
    const few = ownerAddress("ada");
    const many = ownerAddress("gale");
    await warmUp(chain, endpoint, [few, many]);
    await change(chain.controlUrl, {
      rpc: { latencyMs: LATENCY_MS },
      blockscout: { latencyMs: LATENCY_MS },
      routescan: { latencyMs: LATENCY_MS },
    });
    const rows = await measure(chain, endpoint, candidates(chain, endpoint, few, many));
    const text = report(rows, {
      rounds: ROUNDS,
      processor: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
      sequentialWindows: SEQUENTIAL_WINDOWS,
      batchedWindows: BATCHED_WINDOWS,
    });
    writeFileSync(new URL("../results/rewards.md", import.meta.url), text);
    console.log(text);
  } finally {
    await endpoint.stop();
    await chain.stop();
  }
}

/** The isolate starts, and the proxy's explorers have met every block once, as an index has. */
async function warmUp(chain: Chain, endpoint: Endpoint, owners: Address[]): Promise<void> {
  await reset(chain.controlUrl);
  for (const owner of owners) {
    await askOneExplorer(chain, owner);
    for (let time = 0; time < 3; time++) {
      await endpoint.forget();
      await lookUp(chain, endpoint, owner);
    }
  }
}

/** Asks the endpoint, and refuses to measure an answer that is not right. */
async function lookUp(chain: Chain, endpoint: Endpoint, owner: Address): Promise<void> {
  const response = await fetch(`${endpoint.url}/api/rflr-rewards/${owner}`);
  const answer = (await response.json()) as { verified?: boolean; complete?: boolean; totalRewards?: string };
  if (!answer.verified || !answer.complete) {
    throw new Error(`${chain.rpcUrl}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  }
}

function candidates(chain: Chain, endpoint: Endpoint, few: Address, many: Address): Candidate[] {
  const ask = (owner: Address) => () => lookUp(chain, endpoint, owner);
  const cold = (owner: Address) => ({ prepare: endpoint.forget, run: ask(owner) });
  const proven = async (owner: Address) => {
    await endpoint.forget();
    await ask(owner)();
  };
  return [
    { name: "endpoint, cold, 12 claims", ...cold(few) },
    { name: "endpoint, cold, 1,200 claims", ...cold(many) },
    { name: "endpoint, warm", prepare: () => proven(few), run: ask(few) },
    {
      name: "endpoint, later, nothing new",
      prepare: async () => {
        await proven(few);
        await endpoint.age();
      },
      run: ask(few),
    },
    {
      name: "endpoint, later, one new claim",
      prepare: async () => {
        await proven(many);
        await claimOnce(chain, many);
        await endpoint.age();
      },
      run: ask(many),
    },
    { name: "viem, one explorer, 12 claims", run: () => askOneExplorer(chain, few) },
    { name: "viem, one explorer, 1,200 claims", run: () => askOneExplorer(chain, many) },
    { name: "viem, windows one by one", run: () => scanSequentially(chain, few, SEQUENTIAL_WINDOWS) },
    { name: "viem, windows in batches of 100", run: () => scanInBatches(chain, few, BATCHED_WINDOWS) },
  ];
}

/** A project that may pay in the running month. */
const PROJECT = 5n;

let wei = 0n;

/** A top-up and its claim, in the running month. */
async function claimOnce(chain: Chain, owner: Address): Promise<void> {
  const month = BigInt((await readClaims(owner, chain.nodeUrl)).currentMonth);
  wei += 1n;
  const rNat = { abi: RNAT_ABI } as const;
  const steps = [
    {
      from: MANAGER,
      data: encodeFunctionData({
        ...rNat,
        functionName: "assignRewards",
        args: [month, [PROJECT], [1_000n]],
      }),
    },
    {
      from: ADDRESSES.Multicall3,
      data: encodeFunctionData({
        ...rNat,
        functionName: "distributeRewards",
        args: [PROJECT, month, [owner], [wei]],
      }),
    },
    {
      from: owner,
      data: encodeFunctionData({ ...rNat, functionName: "claimRewards", args: [[PROJECT], month] }),
    },
  ];
  for (const { from, data } of steps) {
    await impersonate(chain.nodeUrl, from);
    await sendRaw(chain.nodeUrl, { from, to: ADDRESSES.RNat, data, value: "0x0" });
  }
}

async function measure(chain: Chain, endpoint: Endpoint, all: Candidate[]): Promise<Row[]> {
  const samples = new Map<string, Sample[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, prepare, run } of shuffled(all)) {
      await prepare?.();
      const before = await counts(chain.controlUrl);
      const [started, cpu] = [performance.now(), cpuMs(endpoint.pid)];
      await run();
      const ms = performance.now() - started;
      const after = await counts(chain.controlUrl);
      samples.get(name)?.push({
        ms,
        subrequests:
          after.rpc + after.blockscout + after.routescan - before.rpc - before.blockscout - before.routescan,
        cpuMs: name.startsWith("endpoint") ? cpuMs(endpoint.pid) - cpu : 0,
      });
    }
    console.error(`round ${round + 1} of ${ROUNDS}`);
  }
  return [...samples].map(([name, taken]) => ({
    name,
    ms: median(taken.map((sample) => sample.ms)),
    slowest: Math.max(...taken.map((sample) => sample.ms)),
    subrequests: median(taken.map((sample) => sample.subrequests)),
    cpuMs: median(taken.map((sample) => sample.cpuMs)),
  }));
}
