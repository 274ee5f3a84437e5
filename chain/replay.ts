// Plays the fixture on a node where the contracts are placed: registry and projects first, then every
// step at its own time. Empty blocks lie before each claim, so that finding it by its block is work, as
// it is on mainnet; more of them would only make the start slower.

import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther } from "viem";
import { ADDRESSES, CONTRACT_WALLET, FLR_USD_FEED } from "./addresses.ts";
import type { Artifacts } from "./compile.ts";
import {
  BUSY_PROJECTS,
  DISTRIBUTOR,
  MANAGER,
  OWNERS,
  type OwnerName,
  PROJECTS,
  STEPS,
  type Step,
} from "./fixture.ts";
import { call, quantity } from "./json-rpc.ts";
import { LONG_HISTORY } from "./long-history.ts";
import { RNAT_ABI } from "./mainnet-abi.ts";
import { artifactOf } from "./place.ts";
import { send, type Transaction } from "./transactions.ts";

/** As many as Flare's public node allows in one eth_getLogs: a range around one claim has no other. */
const EMPTY_BLOCKS = 30;

/** Seconds between two transactions that the fixture puts at the same time. */
const BLOCK_SECONDS = 2;

/** Plays {@link STEPS} and {@link LONG_HISTORY} on the node at `url`, whose latest block is of time `genesis` (seconds UTC). */
export async function playFixture(url: string, artifacts: Artifacts, genesis: number): Promise<void> {
  let now = genesis;
  for (const transaction of foundations(artifacts)) {
    now += BLOCK_SECONDS;
    await send(url, transaction, now);
  }
  const steps = [...STEPS, ...LONG_HISTORY].sort((one, other) => one.at - other.at);
  for (const step of steps) {
    const next = Math.max(step.at, now + BLOCK_SECONDS);
    if (step.kind === "claim" && !step.isCrowded) await mineEmptyBlocks(url, now, next);
    now = next;
    await send(url, transactionOf(step, artifacts), now).catch((cause: unknown) => {
      throw new Error(`Fixture step ${JSON.stringify(step, jsonText)} failed.`, { cause });
    });
  }
}

/** The address of an owner of the fixture. */
export function ownerAddress(name: OwnerName): Address {
  const owner = OWNERS.find((o) => o.name === name);
  if (!owner) throw new Error(`The fixture has no owner ${name}.`);
  return owner.address;
}

async function mineEmptyBlocks(url: string, from: number, to: number): Promise<void> {
  const interval = Math.floor((to - from) / (EMPTY_BLOCKS + 1));
  if (interval < BLOCK_SECONDS) return;
  await call(url, "evm_setNextBlockTimestamp", [from + interval]);
  await call(url, "anvil_mine", [quantity(EMPTY_BLOCKS), quantity(interval)]);
}

/** What exists before month 0 pays anything: names in the registry, and the projects. */
function foundations(artifacts: Artifacts): Transaction[] {
  const registry = artifactOf(artifacts, "FlareContractRegistry").abi;
  const names = ["RNat", "FtsoV2", "WNat"] as const;
  return [
    ...names.map((name) => ({
      from: MANAGER,
      to: ADDRESSES.FlareContractRegistry,
      abi: registry,
      functionName: "register",
      args: [name, ADDRESSES[name]],
    })),
    rNat(artifacts, MANAGER, "addProjects", [
      PROJECTS.map((p) => p.name),
      PROJECTS.map((p) => p.distributor),
      PROJECTS.map((p) => p.paysCurrentMonth),
    ]),
  ];
}

function rNat(
  artifacts: Artifacts,
  from: Address,
  functionName: string,
  args: readonly unknown[],
): Transaction {
  const { abi } = artifactOf(artifacts, "RNat");
  return { from, to: ADDRESSES.RNat, abi, functionName, args };
}

function transactionOf(step: Step, artifacts: Artifacts): Transaction {
  const manager = (name: string, args: readonly unknown[]) => rNat(artifacts, MANAGER, name, args);
  switch (step.kind) {
    case "fund":
      return { ...manager("receiveRewards", []), value: parseEther(step.amount) };
    case "price":
      return {
        from: MANAGER,
        to: ADDRESSES.FtsoV2,
        abi: artifactOf(artifacts, "FtsoV2").abi,
        functionName: "setFeed",
        args: [FLR_USD_FEED, step.value, step.decimals, BigInt(step.at)],
      };
    case "assign":
      return manager("assignRewards", [
        step.month,
        Object.keys(step.pools).map(Number),
        Object.values(step.pools).map((flr) => parseEther(flr)),
      ]);
    case "distribute":
      return rNat(artifacts, DISTRIBUTOR, "distributeRewards", [
        step.project,
        step.month,
        Object.keys(step.shares).map((name) => ownerAddress(name as OwnerName)),
        Object.values(step.shares).map((flr) => parseEther(flr)),
      ]);
    case "claim":
      return step.owner === "hugo"
        ? through([claimByWallet(step.projects, step.month)])
        : rNat(artifacts, ownerAddress(step.owner), "claimRewards", [step.projects, step.month]);
    case "topUp":
      return through(topUps(ownerAddress(step.owner), step.month, step.amount));
    case "claimTwice": {
      const claim = claimByWallet(BUSY_PROJECTS, step.month);
      return through([claim, ...topUps(CONTRACT_WALLET, step.month, step.amount), claim]);
    }
    case "withdraw":
      return rNat(artifacts, ownerAddress(step.owner), "withdraw", [parseEther(step.amount), step.wrap]);
    case "withdrawAll":
      return rNat(artifacts, ownerAddress(step.owner), "withdrawAll", [step.wrap]);
    case "disableClaiming":
      return manager("disableClaiming", [[step.project]]);
    case "revoke":
      return manager("unassignUnclaimedRewards", [step.project, step.months]);
  }
}

/** A call within a transaction of Multicall3. */
interface Inner {
  target: Address;
  callData: Hex;
}

const MULTICALL_ABI = parseAbi([
  "function aggregate((address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes[] returnData)",
]);
const WALLET_ABI = parseAbi(["function execute(address _target, bytes _data) returns (bytes)"]);

/** All of `calls` in one transaction. */
function through(calls: readonly Inner[]): Transaction {
  return {
    from: MANAGER,
    to: ADDRESSES.Multicall3,
    abi: MULTICALL_ABI,
    functionName: "aggregate",
    args: [calls],
  };
}

function topUps(owner: Address, month: number, flr: string): Inner[] {
  return BUSY_PROJECTS.map((project) => ({
    target: ADDRESSES.RNat,
    callData: encodeFunctionData({
      abi: RNAT_ABI,
      functionName: "distributeRewards",
      args: [BigInt(project), BigInt(month), [owner], [parseEther(flr)]],
    }),
  }));
}

function claimByWallet(projects: readonly number[], month: number): Inner {
  const claim = encodeFunctionData({
    abi: RNAT_ABI,
    functionName: "claimRewards",
    args: [projects.map(BigInt), BigInt(month)],
  });
  return {
    target: CONTRACT_WALLET,
    callData: encodeFunctionData({
      abi: WALLET_ABI,
      functionName: "execute",
      args: [ADDRESSES.RNat, claim],
    }),
  };
}

/** JSON has no bigint; for an error message its digits will do. */
function jsonText(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
