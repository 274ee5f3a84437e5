// Where contracts sit on Flare mainnet. The local chain puts its own at the same places, so that the
// product runs against it with its default configuration.

import type { Address, Hex } from "viem";

/** Chain id of Flare mainnet, which the local chain takes over. */
export const CHAIN_ID = 14;

/** Start of month 0 in seconds UTC, 2024-06-06 12:00; a month lasts {@link MONTH_SECONDS}. */
export const FIRST_MONTH_START = 1_717_675_200;

/** Length of a reward month: 30 days in seconds. */
export const MONTH_SECONDS = 2_592_000;

/** Mainnet addresses of the contracts that the rewards checker reads. */
export const ADDRESSES = {
  RNat: "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e",
  FtsoV2: "0x7BDE3Df0624114eDB3A67dFe6753e62f4e7c1d20",
  WNat: "0x1D80c49BbBCd1C0911346656B529DF9E5c2F783d",
  FlareContractRegistry: "0xaD67FE66660Fb8dFE9d6b1b4240d8650e30F6019",
  Multicall3: "0xcA11bde05977b3631167028862bE2a173976CA11",
} as const satisfies Record<string, Address>;

/** Ours alone: the implementation behind every owner's RNatAccount clone. */
export const ACCOUNT_IMPLEMENTATION: Address = "0xAcC0000000000000000000000000000000000001";

/** Ours alone: the wallet that is a contract. */
export const CONTRACT_WALLET: Address = "0x5aFE000000000000000000000000000000000001";

/** Feed id of FLR/USD in FtsoV2: category 1 and the name in ASCII, 21 bytes. */
export const FLR_USD_FEED: Hex = "0x01464c522f55534400000000000000000000000000";
