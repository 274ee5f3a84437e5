/** Rewards that were assigned and not claimed yet, of one or several addresses. */
import type { Rewards, UnclaimedReward } from "../../api/generated/types.gen.ts";
import { parseWei, sumWei } from "./wei.ts";

/** One of them, with its owner. */
export interface OwnedUnclaimed extends UnclaimedReward {
  readonly owner: string;
}

/** Why an address has no figure here, or may lack some. */
export interface Gap {
  readonly address: string;
  readonly reason: string;
}

/** What is still to be claimed, and what could not be read of it. */
export interface CombinedUnclaimed {
  /** Latest month first. */
  readonly rewards: readonly OwnedUnclaimed[];
  /** Of those that the contract would pay out now. */
  readonly claimableWei: bigint;
  readonly gaps: readonly Gap[];
}

/** Lays the unclaimed rewards of several answers together. */
export function combineUnclaimed(owners: readonly Rewards[]): CombinedUnclaimed {
  const rewards = owners
    .flatMap(({ address, unclaimed }) => (unclaimed ?? []).map((reward) => ({ ...reward, owner: address })))
    .sort((a, b) => b.month - a.month);
  return {
    rewards,
    claimableWei: sumWei(rewards.filter((reward) => reward.claimable).map(({ wei }) => parseWei(wei))),
    gaps: owners.flatMap(({ address, unclaimed, unclaimedReason }) =>
      unclaimed == null || unclaimedReason
        ? [
            {
              address,
              reason: unclaimedReason ?? "It could not be read whether anything is still unclaimed.",
            },
          ]
        : [],
    ),
  };
}
