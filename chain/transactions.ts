// Sends real transactions to the local node at a chosen time. Gas and price are fixed, so the same
// fixture always has the same transaction hashes.

import { type Abi, type Address, encodeFunctionData, type Hex } from "viem";
import { call, quantity } from "./json-rpc.ts";

const GAS = quantity(8_000_000);
/** Wei per gas. */
export const GAS_PRICE = quantity(25_000_000_000);
/** A thousand FLR in wei. */
export const GAS_MONEY = quantity(1_000n * 10n ** 18n);

/** A contract call to be mined: `value` is wei. */
export interface Transaction {
  from: Address;
  to: Address;
  abi: Abi;
  functionName: string;
  args: readonly unknown[];
  value?: bigint;
}

/** A contract call as the node takes it; `value` is wei in hex. */
export interface EncodedCall {
  from: Address;
  to: Address;
  data: Hex;
  value: string;
}

/** What a mined transaction left behind. */
export interface Mined {
  hash: Hex;
  blockNumber: bigint;
}

interface Receipt {
  transactionHash: Hex;
  status: Hex;
  blockNumber: Hex;
}

/**
 * Mines one transaction in a block of its own at `timestamp` (seconds UTC), or at the node's clock
 * where none is given. Throws with the contract's reason when it reverts.
 */
export async function send(url: string, transaction: Transaction, timestamp?: number): Promise<Mined> {
  const { from, to, abi, functionName, args, value = 0n } = transaction;
  const data = encodeFunctionData({ abi, functionName, args });
  return sendRaw(url, { from, to, data, value: quantity(value) }, timestamp);
}

/** As {@link send}, for a call that is encoded already; `value` is wei in hex. */
export async function sendRaw(url: string, encoded: EncodedCall, timestamp?: number): Promise<Mined> {
  const request = { ...encoded, gas: GAS, gasPrice: GAS_PRICE };
  if (timestamp !== undefined) {
    await call(url, "evm_setNextBlockTimestamp", [timestamp]);
  }
  const receipt = await call<Receipt>(url, "eth_sendTransactionSync", [request]);
  if (receipt.status !== "0x1") {
    // The receipt has no reason; asking again as a call does.
    await call(url, "eth_call", [request, receipt.blockNumber]);
    throw new Error(
      `${encoded.data.slice(0, 10)} to ${encoded.to} was reverted in ${receipt.transactionHash}.`,
    );
  }
  return { hash: receipt.transactionHash, blockNumber: BigInt(receipt.blockNumber) };
}

/** Lets `address` send transactions without a key, and gives it coin to pay their gas. */
export async function impersonate(url: string, address: Address): Promise<void> {
  await call(url, "anvil_impersonateAccount", [address]);
  await call(url, "anvil_setBalance", [address, GAS_MONEY]);
}
