// What "the same answer" means: the product's claims and an independent reader's, side by side.
import type { Rewards } from "../../../app/src/api/generated/types.gen.ts";
import type { ClaimHistory } from "../../../chain/read-claims.ts";

/** The parts of an answer that say what was earned, when and of whom. */
export interface SameClaims {
  totalRewards: string;
  totalClaims: number;
  claims: {
    month: number;
    amount: string;
    timestamp: number | null;
    projectIds: number[];
    txHash: string | null;
  }[];
  /** Per project and month; nothing that is 0. */
  unclaimed: { projectId: number; month: number; wei: string; claimable: boolean }[] | null;
  lockedWei: string | null;
}

/** Those parts of the product's answer. */
export function claimsOf(rewards: Rewards): SameClaims {
  return {
    totalRewards: rewards.totalRewards,
    totalClaims: rewards.totalClaims,
    claims: rewards.claims.map(({ month, amount, timestamp, projectIds, txHash }) => ({
      month,
      amount,
      timestamp,
      projectIds,
      txHash,
    })),
    unclaimed:
      rewards.unclaimed
        ?.map(({ projectId, month, wei, claimable }) => ({ projectId, month, wei, claimable }))
        .sort(byProjectAndMonth) ?? null,
    lockedWei: rewards.vesting?.lockedWei ?? null,
  };
}

/** Those parts of what the script read; an account that does not exist locks nothing. */
export function claimsRead(history: ClaimHistory): SameClaims {
  return {
    totalRewards: history.totalRewards,
    totalClaims: history.totalClaims,
    claims: history.claims,
    unclaimed: history.months
      .map(({ projectId, month, assigned, claimed, claimable }) => ({
        projectId,
        month,
        wei: (BigInt(assigned) - BigInt(claimed)).toString(),
        claimable,
      }))
      .filter(({ wei }) => wei !== "0")
      .sort(byProjectAndMonth),
    lockedWei: history.state?.lockedBalance ?? "0",
  };
}

function byProjectAndMonth(
  one: { projectId: number; month: number },
  other: { projectId: number; month: number },
): number {
  return one.projectId - other.projectId || one.month - other.month;
}
