// Compiles the contracts in this process with the pinned solc. Loading the compiler takes seconds, so
// what it made is cached under the hash of the sources and of its version.

import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Abi, Hex } from "viem";
import { cached, keyOf } from "./cache-folder.ts";

const FOLDER = new URL("contracts/", import.meta.url);
const require = createRequire(import.meta.url);

/** Where solc put a state variable: a slot as decimal text, and bytes from the slot's low end. */
export interface StorageVariable {
  label: string;
  slot: string;
  offset: number;
}

/** A compiled contract: its interface, the code as it sits on chain, and its storage layout. */
export interface Artifact {
  abi: Abi;
  runtimeCode: Hex;
  storage: StorageVariable[];
}

/** Compiled contracts by name, e.g. `RNat`. */
export type Artifacts = Record<string, Artifact>;

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<
    string,
    Record<
      string,
      {
        abi: Abi;
        evm: { deployedBytecode: { object: string } };
        storageLayout: { storage: StorageVariable[] };
      }
    >
  >;
}

const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: "cancun",
  outputSelection: {
    "*": { "*": ["abi", "evm.deployedBytecode.object", "storageLayout"] },
  },
};

/** All contracts of chain/contracts. Throws with solc's own message when one does not compile. */
export async function compileContracts(): Promise<Artifacts> {
  const names = (await readdir(FOLDER)).filter((n) => n.endsWith(".sol")).sort();
  const sources = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(new URL(name, FOLDER), "utf8");
        return [name, { content }] as const;
      }),
    ),
  );
  const input = JSON.stringify({ language: "Solidity", sources, settings: SETTINGS });
  const { version } = require("solc/package.json") as { version: string };
  const key = keyOf([version, input]);
  const text = await cached(`contracts-${key}.json`, async () => JSON.stringify(compile(input)));
  return JSON.parse(text) as Artifacts;
}

function compile(input: string): Artifacts {
  const solc = require("solc") as { compile(input: string): string };
  const output = JSON.parse(solc.compile(input)) as SolcOutput;
  const failures = (output.errors ?? []).filter((e) => e.severity === "error");
  if (failures.length > 0) {
    throw new Error(failures.map((e) => e.formattedMessage).join("\n"));
  }
  const artifacts: Artifacts = {};
  for (const file of Object.values(output.contracts)) {
    for (const [name, contract] of Object.entries(file)) {
      artifacts[name] = {
        abi: contract.abi,
        runtimeCode: `0x${contract.evm.deployedBytecode.object}`,
        storage: contract.storageLayout.storage,
      };
    }
  }
  return artifacts;
}
