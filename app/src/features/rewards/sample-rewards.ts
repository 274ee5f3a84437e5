/** Answers for the tests of this folder, with invented figures that add up. */
import type { RewardEvent, Rewards, RewardVesting } from "../../api/generated/types.gen.ts";
import { formatRflr } from "./wei.ts";

const RFLR = 10n ** 18n;

/** When the contract's month 0 began, in seconds since 1970. */
export const FIRST_MONTH = 1_717_675_200;
/** The length of a month in seconds. */
export const MONTH = 30 * 86_400;

/** The transaction of the sample's newest claims. */
export const hash = `0x7c41e09b${"0".repeat(48)}5d20f6a8`;
const older = `0x11${"0".repeat(62)}`;

function event(
  projectId: number,
  month: number,
  amount: bigint,
  txHash: string,
  logIndex: number,
): RewardEvent {
  const timestamp = txHash === hash ? 1_754_000_000 : 1_752_000_000;
  return {
    projectId,
    month,
    amount: (amount * RFLR).toString(),
    timestamp,
    txHash,
    logIndex,
    blockNumber: logIndex,
  };
}

/** Three claims in two transactions: 600 + 400 of month 14, 300 of month 13, 200 of month 12. */
export const proven: Rewards = {
  address: "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e",
  totalRewards: (1_500n * RFLR).toString(),
  totalRewardsFormatted: "1,500.00",
  totalClaims: 3,
  usdValue: 28.08,
  flrPrice: 0.01872,
  priceReason: null,
  priceUpdatedAt: "2026-11-20T14:00:00Z",
  usdAtClaimReason: null,
  note: null,
  claims: [claim(14, 1_000n, hash, [1, 3]), claim(13, 300n, hash, [1]), claim(12, 200n, older, [3])],
  events: [
    event(1, 14, 600n, hash, 4),
    event(3, 14, 400n, hash, 3),
    event(1, 13, 300n, hash, 2),
    event(3, 12, 200n, older, 1),
  ],
  projects: [{ id: 1, name: "SparkDEX" }],
  vesting: null,
  vestingReason: "The account could not be read.",
  unclaimed: [],
  unclaimedReason: null,
  verified: true,
  complete: true,
  missing: [],
  sources: [{ name: "Blockscout", ok: true, note: "listed 3 claims" }],
  block: 45_000_100,
  readAt: "2026-11-20T14:00:01Z",
};

/** Another owner: one claim of 7 wei in month 14, whose transaction nobody knows. */
export const untraced: Rewards = {
  ...proven,
  address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  totalRewards: "7",
  totalRewardsFormatted: "<0.000001",
  totalClaims: 1,
  usdValue: 0,
  priceUpdatedAt: "2026-11-20T13:00:00Z",
  flrPrice: 0.02,
  claims: [
    {
      month: 14,
      amount: "7",
      amountFormatted: "<0.000001",
      timestamp: null,
      projectIds: [3],
      txHash: null,
      usdAtClaim: null,
    },
  ],
  events: [],
  usdAtClaimReason: "The price of that time could not be read.",
  complete: false,
  missing: ["1 claim of month 14: transaction unknown"],
};

function claim(month: number, amount: bigint, txHash: string, projectIds: number[]) {
  const { timestamp } = event(0, month, amount, txHash, 0);
  const wei = amount * RFLR;
  return {
    month,
    amount: wei.toString(),
    amountFormatted: formatRflr(wei),
    timestamp,
    projectIds,
    txHash,
    usdAtClaim: Number(amount) * 0.02,
  };
}

/** The vesting of an account that claimed `rflr` of one month, at a moment; nothing was withdrawn. */
export function vestingOf(month: number, rflr: bigint, at: number): RewardVesting {
  const startsAt = FIRST_MONTH + month * MONTH;
  const endsAt = startsAt + 12 * MONTH;
  const total = rflr * RFLR;
  const elapsed = Math.min(Math.max(at - startsAt, 0), 12 * MONTH);
  const unlocked = (total * BigInt(elapsed)) / BigInt(12 * MONTH);
  const locked = total - unlocked;
  const wei = (amount: bigint) => amount.toString();
  return {
    timestamp: at,
    lockedWei: wei(locked),
    lockedFormatted: formatRflr(locked),
    unlockedWei: wei(unlocked),
    unlockedFormatted: formatRflr(unlocked),
    withdrawnWei: "0",
    withdrawnFormatted: "0.00",
    burnedIfWithdrawnNowWei: wei(locked / 2n),
    burnedIfWithdrawnNowFormatted: formatRflr(locked / 2n),
    schedule: [
      {
        month,
        startsAt: iso(startsAt),
        endsAt: iso(endsAt),
        claimedWei: wei(total),
        claimedFormatted: formatRflr(total),
        unlockedWei: wei(unlocked),
        unlockedFormatted: formatRflr(unlocked),
        lockedWei: wei(locked),
        lockedFormatted: formatRflr(locked),
      },
    ],
    timeline: [
      { timestamp: startsAt, unlockedWei: "0" },
      { timestamp: at, unlockedWei: wei(unlocked) },
      { timestamp: endsAt, unlockedWei: wei(total) },
    ],
    scheduleNote: null,
  };
}

function iso(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
