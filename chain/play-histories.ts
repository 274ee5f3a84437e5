// Makes drawn histories happen on a node where the contracts are placed. What several owners do about
// the same time is mined in one block, as on a busy chain: logs of a claim then begin at any index.

import { type Address, encodeFunctionData, type Hex, parseEther } from "viem";
import { ADDRESSES, FLR_USD_FEED } from "./addresses.ts";
import type { Artifacts } from "./compile.ts";
import { at, DISTRIBUTOR, MANAGER } from "./fixture.ts";
import { call, callAll, quantity } from "./json-rpc.ts";
import { RNAT_ABI } from "./mainnet-abi.ts";
import { artifactOf } from "./place.ts";
import {
  CLOSED_PROJECT,
  CLOSING_MONTH,
  DRAWN_MONTHS,
  DRAWN_PROJECTS,
  type DrawnAct,
  type DrawnPayment,
  type Histories,
} from "./random-histories.ts";
import { GAS_MONEY, GAS_PRICE, send } from "./transactions.ts";

/** The most transactions of a block. */
const CROWD = 12;

/** Seconds between two blocks that fall on the same moment. */
const BLOCK_SECONDS = 2;

/** Plays `histories` on the node at `url`, whose latest block is of time `genesis` (seconds UTC). */
export async function playHistories(
  url: string,
  artifacts: Artifacts,
  genesis: number,
  histories: Histories,
): Promise<void> {
  const clock = new Clock(genesis);
  const manage = (functionName: string, args: readonly unknown[], time: number, value = 0n) => {
    const { abi } = artifactOf(artifacts, "RNat");
    const transaction = { from: MANAGER, to: ADDRESSES.RNat, abi, functionName, args, value };
    return send(url, transaction, clock.next(time));
  };
  await prepare(url, artifacts, clock, histories);
  const ids = Array.from({ length: DRAWN_PROJECTS }, (_, id) => id);
  const names = ids.map((id) => `Drawn ${id}`);
  const paysCurrentMonth = ids.map((id) => id < DRAWN_PROJECTS / 2);
  await manage("addProjects", [names, ids.map(() => DISTRIBUTOR), paysCurrentMonth], at(0, 0.1));
  await manage("receiveRewards", [], at(0, 0.1), parseEther("99000000"));
  for (let month = 0; month <= DRAWN_MONTHS; month++) {
    if (month < DRAWN_MONTHS) {
      await manage("assignRewards", [month, ids, ids.map(() => parseEther("2000000"))], at(month, 0.5));
    }
    if (month === CLOSING_MONTH) await manage("disableClaiming", [[CLOSED_PROJECT]], at(month, 0.6));
    const events = histories.events.filter((event) => event.in === month);
    for (const crowd of crowds(events)) await mine(url, clock, crowd);
  }
}

/** Block times that only grow. */
class Clock {
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  next(time: number): number {
    this.#now = Math.max(Math.ceil(time), this.#now + BLOCK_SECONDS);
    return this.#now;
  }
}

/** Names in the registry, a price, and gas for every owner. */
async function prepare(
  url: string,
  artifacts: Artifacts,
  clock: Clock,
  { owners }: Histories,
): Promise<void> {
  await call(url, "anvil_autoImpersonateAccount", [true]);
  await callAll(
    url,
    owners.map((owner) => ({ method: "anvil_setBalance", params: [owner, GAS_MONEY] })),
  );
  const registry = artifactOf(artifacts, "FlareContractRegistry").abi;
  const from = MANAGER;
  for (const name of ["RNat", "FtsoV2", "WNat"] as const) {
    const to = ADDRESSES.FlareContractRegistry;
    const args = [name, ADDRESSES[name]];
    await send(url, { from, to, abi: registry, functionName: "register", args }, clock.next(at(0, 0.1)));
  }
  const { abi } = artifactOf(artifacts, "FtsoV2");
  const args = [FLR_USD_FEED, 2_618_400n, 8, BigInt(at(0, 0.1))];
  await send(url, { from, to: ADDRESSES.FtsoV2, abi, functionName: "setFeed", args }, clock.next(at(0, 0.1)));
}

/** Neighbours in time, as many as fit a block; payments are large and stand alone. */
function* crowds(events: Histories["events"]): Generator<Histories["events"]> {
  let crowd: Histories["events"] = [];
  for (const event of events) {
    const isAlone = event.kind === "pay";
    if (crowd.length > 0 && (isAlone || crowd.length === CROWD)) {
      yield crowd;
      crowd = [];
    }
    if (isAlone) yield [event];
    else crowd.push(event);
  }
  if (crowd.length > 0) yield crowd;
}

async function mine(url: string, clock: Clock, crowd: Histories["events"]): Promise<void> {
  const last = crowd.at(-1);
  if (!last) return;
  await call(url, "evm_setAutomine", [false]);
  const hashes = await callAll<Hex>(
    url,
    crowd.map((event) => ({ method: "eth_sendTransaction", params: [request(event)] })),
  );
  await call(url, "evm_setNextBlockTimestamp", [clock.next(at(last.in, last.day))]);
  await call(url, "evm_mine");
  await call(url, "evm_setAutomine", [true]);
  const receipts = await callAll<{ status: Hex } | null>(
    url,
    hashes.map((hash) => ({ method: "eth_getTransactionReceipt", params: [hash] })),
  );
  const failed = receipts.findIndex((receipt) => receipt?.status !== "0x1");
  const failure = crowd[failed];
  if (failure) throw new Error(`A drawn ${failure.kind} in month ${failure.in} was not mined.`);
}

function request(event: DrawnPayment | DrawnAct): Record<string, string> {
  const gas = event.kind === "pay" ? quantity(30_000n * BigInt(event.shares.length) + 500_000n) : CLAIM_GAS;
  const [from, data] = encoded(event);
  return { from, to: ADDRESSES.RNat, data, gas, gasPrice: GAS_PRICE };
}

/** A block holds 30 million gas; a crowd must fit. */
const CLAIM_GAS = quantity(Math.floor(28_000_000 / CROWD));

function encoded(event: DrawnPayment | DrawnAct): [Address, Hex] {
  switch (event.kind) {
    case "pay": {
      const { project, month, shares } = event;
      const recipients = shares.map(({ owner }) => owner);
      const args = [BigInt(project), BigInt(month), recipients, shares.map(({ wei }) => wei)] as const;
      return [DISTRIBUTOR, encodeFunctionData({ abi: RNAT_ABI, functionName: "distributeRewards", args })];
    }
    case "claim": {
      const args = [event.projects.map(BigInt), BigInt(event.month)] as const;
      return [event.owner, encodeFunctionData({ abi: RNAT_ABI, functionName: "claimRewards", args })];
    }
    case "withdrawAll":
      return [event.owner, encodeFunctionData({ abi: RNAT_ABI, functionName: "withdrawAll", args: [true] })];
  }
}
