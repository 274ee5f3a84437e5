// Reads an address's rFLR claims straight from a node, by the plainest way there is: every log of the
// whole chain, then the state. It shares nothing with the product, so the two can check each other; on
// mainnet, where log ranges are limited, it would not do.
//
// node chain/read-claims.ts 0xADDRESS [--rpc URL]

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  formatUnits,
  type Hex,
  http,
  isAddress,
  type PublicClient,
} from "viem";
import { ADDRESSES, FLR_USD_FEED } from "./addresses.ts";
import { FTSO_ABI, RNAT_ABI, RNAT_ACCOUNT_ABI } from "./mainnet-abi.ts";
import { GENESIS_BLOCK } from "./node.ts";

const DEFAULT_RPC = "http://127.0.0.1:8545";

/** One claim as visitors see it: what one transaction claimed of one month. */
export interface Claim {
  /** The contract's month, 0-based. */
  month: number;
  /** Wei. */
  amount: string;
  /** Block time, seconds UTC. */
  timestamp: number;
  /** Ascending, each once. */
  projectIds: number[];
  txHash: Hex;
}

/** What the contracts themselves say of an owner with an RNat account; wei as text. */
export interface AccountState {
  account: Address;
  receivedRewards: string;
  withdrawnRewards: string;
  wNatBalance: string;
  rNatBalance: string;
  lockedBalance: string;
}

/** An owner's assigned and claimed rewards of one project and month, wei as text; rows of 0 left out. */
export interface MonthState {
  projectId: number;
  month: number;
  assigned: string;
  claimed: string;
  claimable: boolean;
}

/** An address's claims and state at one block. */
export interface ClaimHistory {
  /** Sum of all claims in wei. */
  totalRewards: string;
  /** Number of {@link Claim}s. */
  totalClaims: number;
  /** FLR/USD with all its decimals, and `totalRewards` at that price, unrounded. */
  flrPrice: string;
  usdValue: string;
  /** When the price was published, seconds UTC. */
  priceTimestamp: number;
  /** Newest transaction first; of one transaction the later month first. */
  claims: Claim[];
  blockNumber: string;
  currentMonth: number;
  /** Null where the contract says `no RNat account`. */
  state: AccountState | null;
  months: MonthState[];
}

/** Reads everything at the newest block of the node at `rpc`. Throws when anything can't be read. */
export async function readClaims(owner: Address, rpc = DEFAULT_RPC): Promise<ClaimHistory> {
  const client = createPublicClient({ transport: http(rpc), cacheTime: 0 });
  const blockNumber = await client.getBlockNumber();
  const rNat = { address: ADDRESSES.RNat, abi: RNAT_ABI, blockNumber } as const;
  const [claims, state, months, price, currentMonth] = await Promise.all([
    claimsOf(client, owner, blockNumber),
    stateOf(client, owner, blockNumber),
    monthsOf(client, owner, blockNumber),
    priceAt(client, blockNumber),
    client.readContract({ ...rNat, functionName: "getCurrentMonth" }),
  ]);
  const total = claims.reduce((sum, claim) => sum + BigInt(claim.amount), 0n);
  return {
    totalRewards: total.toString(),
    totalClaims: claims.length,
    flrPrice: decimalText(price.value, price.decimals),
    usdValue: decimalText(total * price.value, 18 + price.decimals),
    priceTimestamp: price.timestamp,
    claims,
    blockNumber: blockNumber.toString(),
    currentMonth: Number(currentMonth),
    state,
    months,
  };
}

async function claimsOf(client: PublicClient, owner: Address, toBlock: bigint): Promise<Claim[]> {
  const logs = await client.getContractEvents({
    address: ADDRESSES.RNat,
    abi: RNAT_ABI,
    eventName: "RewardsClaimed",
    args: { owner },
    fromBlock: BigInt(GENESIS_BLOCK),
    toBlock,
    strict: true,
  });
  const groups = new Map<string, { claim: Claim; amount: bigint; block: bigint; place: number }>();
  for (const { args, transactionHash, transactionIndex, blockNumber } of logs) {
    const key = `${transactionHash}/${args.month}`;
    const group = groups.get(key) ?? {
      claim: {
        month: Number(args.month),
        amount: "0",
        timestamp: Number((await client.getBlock({ blockNumber })).timestamp),
        projectIds: [],
        txHash: transactionHash,
      },
      amount: 0n,
      block: blockNumber,
      place: transactionIndex,
    };
    group.amount += args.amount;
    const projectId = Number(args.projectId);
    if (!group.claim.projectIds.includes(projectId)) group.claim.projectIds.push(projectId);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((a, b) => Number(b.block - a.block) || b.place - a.place || b.claim.month - a.claim.month)
    .map(({ claim, amount }) => ({
      ...claim,
      amount: amount.toString(),
      projectIds: claim.projectIds.sort((a, b) => a - b),
    }));
}

async function stateOf(
  client: PublicClient,
  owner: Address,
  blockNumber: bigint,
): Promise<AccountState | null> {
  const rNat = { address: ADDRESSES.RNat, abi: RNAT_ABI, blockNumber, args: [owner] } as const;
  const account = await client
    .readContract({ ...rNat, functionName: "getRNatAccount" })
    .catch((error: unknown) => {
      if (saysNoAccount(error)) return undefined;
      throw error;
    });
  if (account === undefined) return null;
  const clone = { address: account, abi: RNAT_ACCOUNT_ABI, blockNumber } as const;
  const [received, withdrawn, balances] = await Promise.all([
    client.readContract({ ...clone, functionName: "receivedRewards" }),
    client.readContract({ ...clone, functionName: "withdrawnRewards" }),
    client.readContract({ ...rNat, functionName: "getBalancesOf" }),
  ]);
  const [wNatBalance, rNatBalance, lockedBalance] = balances;
  return {
    account,
    receivedRewards: received.toString(),
    withdrawnRewards: withdrawn.toString(),
    wNatBalance: wNatBalance.toString(),
    rNatBalance: rNatBalance.toString(),
    lockedBalance: lockedBalance.toString(),
  };
}

/** Only the contract's own words prove that there is no account; any other failure proves nothing. */
function saysNoAccount(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const revert = error.walk((e) => e instanceof ContractFunctionRevertedError);
  return revert instanceof ContractFunctionRevertedError && revert.reason === "no RNat account";
}

async function monthsOf(client: PublicClient, owner: Address, blockNumber: bigint): Promise<MonthState[]> {
  const rNat = { address: ADDRESSES.RNat, abi: RNAT_ABI, blockNumber } as const;
  const projects = await client.readContract({ ...rNat, functionName: "getProjectsCount" });
  const rows: MonthState[] = [];
  for (let id = 0n; id < projects; id++) {
    const info = await client.readContract({ ...rNat, functionName: "getProjectInfo", args: [id] });
    for (const month of info[9]) {
      const [assigned, claimed, claimable] = await client.readContract({
        ...rNat,
        functionName: "getOwnerRewardsInfo",
        args: [id, month, owner],
      });
      if (assigned === 0n && claimed === 0n) continue;
      rows.push({
        projectId: Number(id),
        month: Number(month),
        assigned: assigned.toString(),
        claimed: claimed.toString(),
        claimable,
      });
    }
  }
  return rows;
}

async function priceAt(
  client: PublicClient,
  blockNumber: bigint,
): Promise<{ value: bigint; decimals: number; timestamp: number }> {
  const { result } = await client.simulateContract({
    address: ADDRESSES.FtsoV2,
    abi: FTSO_ABI,
    functionName: "getFeedById",
    args: [FLR_USD_FEED],
    blockNumber,
  });
  const [value, decimals, timestamp] = result;
  return { value, decimals, timestamp: Number(timestamp) };
}

/** value / 10^decimals in full; a feed's decimals may be negative. */
function decimalText(value: bigint, decimals: number): string {
  return decimals >= 0 ? formatUnits(value, decimals) : (value * 10n ** BigInt(-decimals)).toString();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rpc: { type: "string", default: DEFAULT_RPC } },
    allowPositionals: true,
  });
  const [owner] = positionals;
  if (owner === undefined || !isAddress(owner, { strict: false })) {
    throw new Error("Usage: node chain/read-claims.ts 0xADDRESS [--rpc URL]");
  }
  console.log(JSON.stringify(await readClaims(owner, values.rpc), null, 2));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof BaseError ? error.shortMessage : (error as Error).message);
    process.exit(1);
  });
}
