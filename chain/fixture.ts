// The history of the local chain, as data: invented projects and invented owners, nothing of mainnet.
// It is played as real transactions in this order. Each owner stands for a kind of history that the
// rewards checker must get right.
//
// Owners are the well-known development accounts of anvil, whose private keys are public, and a contract.

import type { Address } from "viem";
import { ADDRESSES, CONTRACT_WALLET, FIRST_MONTH_START, MONTH_SECONDS } from "./addresses.ts";

/** Owners by the name the fixture uses for them. */
export type OwnerName = "ada" | "ben" | "cleo" | "dora" | "eli" | "finn" | "gale" | "hugo" | "iris";

/** A person in the fixture: where they are and what their history is an example of. */
export interface Owner {
  name: OwnerName;
  address: Address;
  story: string;
}

/** The invented owners. */
export const OWNERS: readonly Owner[] = [
  {
    name: "ada",
    address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    story: "several projects and months, many claims in one transaction, a partial withdrawal",
  },
  {
    name: "ben",
    address: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
    story: "a single claim of one project and month",
  },
  {
    name: "cleo",
    address: "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
    story: "the same project and month claimed twice after a top-up, then a month that was zero",
  },
  {
    name: "dora",
    address: "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65",
    story: "rewards assigned, some of them revoked, nothing ever claimed: no RNat account",
  },
  {
    name: "eli",
    address: "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc",
    story: "one claim, then everything withdrawn early with half of the locked part burned",
  },
  {
    name: "finn",
    address: "0x976EA74026E726554dB657fA54763abd0C3a0aa9",
    story: "asked for a claim when there was nothing: an RNat account with no claims",
  },
  {
    name: "gale",
    address: "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
    story: "twelve projects claimed a hundred times in ten months: 1,200 logs",
  },
  {
    name: "hugo",
    address: CONTRACT_WALLET,
    story: "a contract wallet; once it claims, is topped up and claims again in one transaction",
  },
  {
    name: "iris",
    address: "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955",
    story: "withdrew everything early, and has claimed again since",
  },
];

/** Runs RNat, the registry and the price feed on this chain. */
export const MANAGER: Address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

/** Distributes the rewards of every project. */
export const DISTRIBUTOR: Address = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";

/** An invented project; its id is its place in the list. */
export interface Project {
  name: string;
  /** Whether its distributor may pay in the running month, which is what makes top-ups possible. */
  paysCurrentMonth: boolean;
  distributor: Address;
}

const MONTHLY = { paysCurrentMonth: false, distributor: DISTRIBUTOR };

/** Anybody may distribute these, many in one transaction, since whoever asks Multicall3 is Multicall3. */
const BUSY = { paysCurrentMonth: true, distributor: ADDRESSES.Multicall3 };

/** The invented projects; ids 0 to 4 have the owners' small stories, 5 to 16 the long one. */
export const PROJECTS: readonly Project[] = [
  { name: "Tidepool Exchange", paysCurrentMonth: true, distributor: DISTRIBUTOR },
  { name: "Lanternfish Lending", ...MONTHLY },
  { name: "Quarry Stable", ...MONTHLY },
  { name: "Northwind Vaults", ...MONTHLY },
  { name: "Driftwood Perps", ...MONTHLY },
  { name: "Saltmarsh Swap", ...BUSY },
  { name: "Heron Lend", ...BUSY },
  { name: "Marrow Index", ...BUSY },
  { name: "Juniper Bridge", ...BUSY },
  { name: "Petrel Options", ...BUSY },
  { name: "Harbour Notes", ...BUSY },
  { name: "Gorse Staking", ...BUSY },
  { name: "Bracken Pools", ...BUSY },
  { name: "Sandbar Credit", ...BUSY },
  { name: "Kelp Markets", ...BUSY },
  { name: "Otter Names", ...BUSY },
  { name: "Pebble Pay", ...BUSY },
];

/** Ids of the projects that are paid out many at a time. */
export const BUSY_PROJECTS: readonly number[] = PROJECTS.flatMap(({ distributor }, id) =>
  distributor === ADDRESSES.Multicall3 ? [id] : [],
);

/** A moment of the fixture in seconds UTC: `day` days after month `month` began. */
export function at(month: number, day: number): number {
  return FIRST_MONTH_START + month * MONTH_SECONDS + day * 86_400;
}

/** One thing that happens, in one transaction; amounts are FLR as decimal text, `at` seconds UTC. */
export type Step = { at: number } & (
  | { kind: "fund"; amount: string }
  | { kind: "price"; value: bigint; decimals: number }
  | { kind: "assign"; month: number; pools: Readonly<Record<number, string>> }
  | {
      kind: "distribute";
      project: number;
      month: number;
      shares: Readonly<Partial<Record<OwnerName, string>>>;
    }
  | {
      kind: "claim";
      owner: OwnerName;
      projects: readonly number[];
      month: number;
      /** No empty blocks lie before it. */
      isCrowded?: true;
    }
  /** Each of {@link BUSY_PROJECTS} gives the owner `amount`. */
  | { kind: "topUp"; owner: OwnerName; month: number; amount: string }
  /** The contract wallet claims, is topped up as above, and claims again. */
  | { kind: "claimTwice"; month: number; amount: string }
  | { kind: "withdraw"; owner: OwnerName; amount: string; wrap: boolean }
  | { kind: "withdrawAll"; owner: OwnerName; wrap: boolean }
  | { kind: "disableClaiming"; project: number }
  | { kind: "revoke"; project: number; months: readonly number[] }
);

/** The small stories, oldest first. Project ids as in {@link PROJECTS}, months 0-based. */
export const STEPS: readonly Step[] = [
  { at: at(0, 1), kind: "fund", amount: "5000000" },
  { at: at(0, 1), kind: "price", value: 2_618_400n, decimals: 8 },
  { at: at(0, 2), kind: "assign", month: 0, pools: { 0: "40000", 1: "25000" } },

  { at: at(1, 1), kind: "assign", month: 1, pools: { 0: "40000", 1: "25000", 2: "12000" } },
  { at: at(1, 2), kind: "distribute", project: 0, month: 0, shares: { ada: "1250.5", cleo: "310" } },
  { at: at(1, 2), kind: "distribute", project: 1, month: 0, shares: { ada: "842.125" } },

  { at: at(2, 1), kind: "assign", month: 2, pools: { 1: "25000", 3: "30000" } },
  { at: at(2, 1), kind: "distribute", project: 2, month: 1, shares: { hugo: "410.5", iris: "96" } },
  { at: at(2, 2), kind: "distribute", project: 0, month: 1, shares: { ada: "980", cleo: "420.75" } },
  { at: at(2, 3), kind: "distribute", project: 2, month: 1, shares: { ada: "64.000000000000000001" } },
  // Three projects and two months in one transaction: four events.
  { at: at(2, 10.4), kind: "claim", owner: "ada", projects: [0, 1, 2], month: 1 },

  { at: at(3, 1), kind: "assign", month: 3, pools: { 0: "40000", 4: "8000" } },
  {
    at: at(3, 2),
    kind: "distribute",
    project: 1,
    month: 2,
    shares: { ada: "300", ben: "512.345678901234567891" },
  },
  { at: at(3, 2), kind: "distribute", project: 3, month: 2, shares: { eli: "9000" } },
  { at: at(3, 5.3), kind: "claim", owner: "ben", projects: [1], month: 2 },
  { at: at(3, 6.7), kind: "claim", owner: "eli", projects: [3], month: 2 },
  { at: at(3, 7.1), kind: "claim", owner: "hugo", projects: [2], month: 1 },
  { at: at(3, 8.6), kind: "claim", owner: "iris", projects: [2], month: 2 },

  { at: at(4, 1), kind: "price", value: 1_702_150n, decimals: 8 },
  { at: at(4, 2), kind: "distribute", project: 0, month: 3, shares: { ada: "1100" } },
  { at: at(4, 2), kind: "distribute", project: 4, month: 3, shares: { ada: "15", dora: "77" } },
  { at: at(4, 6.2), kind: "claim", owner: "ada", projects: [0, 1, 4], month: 3 },

  { at: at(5, 1), kind: "assign", month: 5, pools: { 0: "40000" } },
  { at: at(5, 3), kind: "distribute", project: 0, month: 5, shares: { cleo: "200" } },
  { at: at(5, 4.5), kind: "claim", owner: "cleo", projects: [0], month: 5 },
  // A top-up of the running month, claimed again: the same project and month twice.
  { at: at(5, 9), kind: "distribute", project: 0, month: 5, shares: { cleo: "50.5" } },
  { at: at(5, 10.1), kind: "claim", owner: "cleo", projects: [0], month: 5 },
  // Nothing there for Cleo: no event but the Transfer of zero.
  { at: at(5, 11.9), kind: "claim", owner: "cleo", projects: [3], month: 5 },

  { at: at(6, 2), kind: "distribute", project: 0, month: 5, shares: { dora: "140.2" } },
  { at: at(6, 8), kind: "claim", owner: "finn", projects: [2], month: 6 },

  { at: at(7, 3), kind: "withdrawAll", owner: "eli", wrap: false },
  { at: at(7, 5), kind: "withdrawAll", owner: "iris", wrap: true },

  { at: at(8, 1), kind: "disableClaiming", project: 4 },
  { at: at(8, 2), kind: "revoke", project: 4, months: [3] },

  { at: at(9, 1), kind: "assign", month: 9, pools: { 0: "30000", 2: "12000" } },
  { at: at(10, 1), kind: "assign", month: 10, pools: { 0: "30000" } },
  {
    at: at(10, 2),
    kind: "distribute",
    project: 0,
    month: 9,
    shares: { ada: "725.333333333333333333", iris: "240" },
  },
  { at: at(10, 2), kind: "distribute", project: 2, month: 9, shares: { ada: "88.8" } },
  { at: at(10, 3.6), kind: "claim", owner: "ada", projects: [0], month: 9 },
  { at: at(10, 5.2), kind: "claim", owner: "iris", projects: [0], month: 9 },
  { at: at(11, 1), kind: "assign", month: 11, pools: { 0: "30000", 3: "30000" } },
  { at: at(11, 2), kind: "distribute", project: 0, month: 10, shares: { ada: "610" } },
  { at: at(12, 2), kind: "distribute", project: 0, month: 11, shares: { ada: "0.000000000000000007" } },
  { at: at(12, 2), kind: "distribute", project: 3, month: 11, shares: { ada: "2400" } },
  { at: at(12, 20.8), kind: "claim", owner: "ada", projects: [0, 2, 3], month: 12 },

  { at: at(13, 1), kind: "assign", month: 13, pools: { 0: "30000" } },
  { at: at(13, 4), kind: "withdraw", owner: "ada", amount: "1500", wrap: true },
  { at: at(14, 2), kind: "distribute", project: 0, month: 13, shares: { ada: "512", cleo: "33.3" } },
  { at: at(14, 11), kind: "price", value: 239_871n, decimals: 7 },
];
