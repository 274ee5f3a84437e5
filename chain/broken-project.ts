// Makes RNat revert whenever one project is asked about, by putting a contract of ours in front of it.

import { type Address, keccak256, numberToHex, pad, toBytes } from "viem";
import { ADDRESSES } from "./addresses.ts";
import { compileContracts } from "./compile.ts";
import { call } from "./json-rpc.ts";
import { artifactOf } from "./place.ts";

/** Where RNat's own code is kept meanwhile. */
const MOVED: Address = "0xAcC0000000000000000000000000000000000002";

/** Breaks `project` on the node at `url` until the function it gives back is called. */
export async function breakProject(url: string, project: number): Promise<() => Promise<void>> {
  const artifacts = await compileContracts();
  const code = artifactOf(artifacts, "RNat").runtimeCode;
  const slots = [
    ["emberfi.chain.implementation", pad(MOVED)],
    ["emberfi.chain.project", pad(numberToHex(project))],
  ] as const;
  await call(url, "anvil_setCode", [MOVED, code]);
  for (const [name, value] of slots) {
    await call(url, "anvil_setStorageAt", [ADDRESSES.RNat, keccak256(toBytes(name)), value]);
  }
  await call(url, "anvil_setCode", [ADDRESSES.RNat, artifactOf(artifacts, "BrokenProject").runtimeCode]);
  await call(url, "anvil_mine", ["0x1"]);
  return async () => {
    await call(url, "anvil_setCode", [ADDRESSES.RNat, code]);
    await call(url, "anvil_mine", ["0x1"]);
  };
}
