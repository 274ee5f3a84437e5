// The compiled contracts against the facts of mainnet: selectors and topics as published, and every
// function and event the product depends on with the same parameters, results and mutability.

import { type Abi, type AbiItem, toEventSelector, toFunctionSelector } from "viem";
import { formatAbiItem } from "viem/utils";
import { beforeAll, describe, expect, it } from "vitest";
import { type Artifacts, compileContracts } from "./compile.ts";
import { FTSO_ABI, REGISTRY_ABI, RNAT_ABI, RNAT_ACCOUNT_ABI } from "./mainnet-abi.ts";
import { artifactOf } from "./place.ts";

let artifacts: Artifacts;
beforeAll(async () => {
  artifacts = await compileContracts();
});

const SELECTORS = [
  ["RNat", "claimRewards", "0x0f1d1e31"],
  ["RNat", "getOwnerRewardsInfo", "0x36116ad5"],
  ["RNat", "getProjectsBasicInfo", "0xd7dd16ff"],
  ["RNat", "getProjectInfo", "0xfabf5968"],
  ["RNat", "getProjectsCount", "0xe4a8f18b"],
  ["RNat", "getBalancesOf", "0xd6ab3b7f"],
  ["RNat", "getClaimableRewards", "0xab60df90"],
  ["RNat", "getCurrentMonth", "0xddd1b67e"],
  ["RNat", "getRNatAccount", "0x3bd4fbc6"],
  ["RNat", "firstMonthStartTs", "0x68e79c6f"],
  ["RNatAccount", "receivedRewards", "0x280243ff"],
  ["RNatAccount", "withdrawnRewards", "0x7e81b65b"],
  ["FlareContractRegistry", "getContractAddressByName", "0x82760fca"],
  ["FlareContractRegistry", "getContractAddressesByName", "0x76d2b1af"],
  ["FtsoV2", "getFeedById", "0x93e9f806"],
] as const;

describe("selectors and topics of mainnet", () => {
  it.each(SELECTORS)("%s.%s is %s", (contract, name, selector) => {
    const item = artifactOf(artifacts, contract).abi.find((i) => i.type === "function" && i.name === name);
    expect(item?.type === "function" && toFunctionSelector(item)).toBe(selector);
  });

  it("RewardsClaimed has mainnet's topic0", () => {
    const item = artifactOf(artifacts, "RNat").abi.find(
      (i) => i.type === "event" && i.name === "RewardsClaimed",
    );
    expect(item?.type === "event" && toEventSelector(item)).toBe(
      "0x991476c3a75b7c98873b2a3ff8ea47ece4cad28a0b122c8064f619d37787424a",
    );
  });
});

describe("signatures of mainnet", () => {
  const expected: [string, Abi][] = [
    ["RNat", RNAT_ABI],
    ["RNatAccount", RNAT_ACCOUNT_ABI],
    ["FtsoV2", FTSO_ABI],
    ["FlareContractRegistry", REGISTRY_ABI],
  ];
  it.each(expected)("%s has every one, results and indexing included", (contract, abi) => {
    const ours = artifactOf(artifacts, contract).abi.map(shape);
    for (const item of abi) expect(ours).toContain(shape(item));
  });
});

/** An ABI item with the types of its parameters and results; names of unnamed results aside. */
function shape(item: AbiItem): string {
  if (item.type === "event") {
    const indexed = item.inputs.map((i) => (i.indexed ? "indexed" : "plain")).join();
    return `event ${formatAbiItem(item)} ${indexed}`;
  }
  if (item.type === "function") {
    const results = item.outputs.map((o) => o.type).join();
    return `${item.stateMutability} ${formatAbiItem(item)} → ${results}`;
  }
  return item.type;
}
