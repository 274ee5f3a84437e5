// Puts the contracts at their mainnet addresses. Their code holds no immutables, so it can be set as it
// was compiled; what a constructor would have written is set in storage, by the slots solc reports.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Address, type Hex, numberToHex, pad } from "viem";
import { ACCOUNT_IMPLEMENTATION, ADDRESSES, CONTRACT_WALLET, FIRST_MONTH_START } from "./addresses.ts";
import type { Artifact, Artifacts } from "./compile.ts";
import { MANAGER } from "./fixture.ts";
import { call } from "./json-rpc.ts";

const require = createRequire(import.meta.url);

interface Placement {
  contract: string;
  address: Address;
  /** State variables by name; each must have a slot of its own. */
  storage: Readonly<Record<string, Hex>>;
}

const PLACEMENTS: readonly Placement[] = [
  {
    contract: "RNat",
    address: ADDRESSES.RNat,
    storage: {
      manager: MANAGER,
      libraryAddress: ACCOUNT_IMPLEMENTATION,
      wNat: ADDRESSES.WNat,
      firstMonthStartTs: numberToHex(FIRST_MONTH_START),
    },
  },
  // The implementation is owned by nobody that can call it, so only its clones hold rewards.
  {
    contract: "RNatAccount",
    address: ACCOUNT_IMPLEMENTATION,
    storage: { owner: ACCOUNT_IMPLEMENTATION },
  },
  { contract: "WNat", address: ADDRESSES.WNat, storage: {} },
  { contract: "ContractWallet", address: CONTRACT_WALLET, storage: {} },
  {
    contract: "FtsoV2",
    address: ADDRESSES.FtsoV2,
    storage: { operator: MANAGER },
  },
  {
    contract: "FlareContractRegistry",
    address: ADDRESSES.FlareContractRegistry,
    storage: { operator: MANAGER },
  },
];

/** Sets code and storage of every contract on the empty node at `url`. */
export async function placeContracts(url: string, artifacts: Artifacts): Promise<void> {
  for (const { contract, address, storage } of PLACEMENTS) {
    const artifact = artifactOf(artifacts, contract);
    await call(url, "anvil_setCode", [address, artifact.runtimeCode]);
    for (const [label, value] of Object.entries(storage)) {
      const slot = slotOf(artifact, contract, label);
      await call(url, "anvil_setStorageAt", [address, slot, pad(value)]);
    }
  }
  const multicall = await multicall3Code(url);
  await call(url, "anvil_setCode", [ADDRESSES.Multicall3, multicall]);
}

/** The compiled contract of that name; throws when there is none. */
export function artifactOf(artifacts: Artifacts, name: string): Artifact {
  const artifact = artifacts[name];
  if (!artifact) throw new Error(`No contract ${name} in chain/contracts.`);
  return artifact;
}

function slotOf(artifact: Artifact, contract: string, label: string): Hex {
  const variable = artifact.storage.find((v) => v.label === label);
  const sharers = artifact.storage.filter((v) => v.slot === variable?.slot);
  if (!variable || sharers.length !== 1) {
    throw new Error(`${contract}.${label} has no storage slot of its own.`);
  }
  return pad(numberToHex(BigInt(variable.slot)));
}

/**
 * Multicall3's own code as it sits on every chain: viem ships what deploys it, and a call without a
 * recipient answers what a deployment would leave behind.
 */
async function multicall3Code(url: string): Promise<Hex> {
  // Not among viem's public exports, hence the path; the version is pinned.
  const constants = join(dirname(require.resolve("viem")), "constants/contracts.js");
  const { multicall3Bytecode } = require(constants) as {
    multicall3Bytecode: Hex;
  };
  return call<Hex>(url, "eth_call", [{ data: multicall3Bytecode }, "latest"]);
}
