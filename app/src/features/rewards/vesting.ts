/** What of the rewards is locked and when it unlocks, of one or several addresses together. */
import type { Rewards, RewardVesting } from "../../api/generated/types.gen.ts";
import type { Gap } from "./unclaimed.ts";
import { parseWei, sumWei } from "./wei.ts";

/** What is unlocked by a moment. */
export interface UnlockPoint {
  /** Seconds since 1970. */
  readonly at: number;
  readonly wei: bigint;
}

/** One month's rewards on their way. Times in seconds since 1970. */
export interface UnlockMonth {
  readonly month: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly claimedWei: bigint;
  readonly unlockedWei: bigint;
  readonly lockedWei: bigint;
}

/** The amounts of the accounts together, in wei, at the chain's time `at`. */
export interface VestingSums {
  readonly at: number;
  readonly locked: bigint;
  readonly unlocked: bigint;
  readonly withdrawn: bigint;
  readonly burnedIfWithdrawnNow: bigint;
}

/** The vesting of one or several addresses; `sums` is null where not one could be read. */
export interface CombinedVesting {
  readonly sums: VestingSums | null;
  /** Earliest first; empty where no schedule could be told. */
  readonly months: readonly UnlockMonth[];
  /** Between two of them it grows evenly. Empty with `months`. */
  readonly points: readonly UnlockPoint[];
  /** Addresses that the sums lack. */
  readonly gaps: readonly Gap[];
  /** What to know of the schedule. */
  readonly notes: readonly Gap[];
}

/** Lays the vesting of several answers together. */
export function combineVesting(owners: readonly Rewards[]): CombinedVesting {
  const read = owners.flatMap(({ address, vesting }) => (vesting ? [{ address, vesting }] : []));
  const vestings = read.map(({ vesting }) => vesting);
  return {
    sums: vestings.length === 0 ? null : sumsOf(vestings),
    months: mergeMonths(vestings),
    points: mergePoints(vestings.flatMap(({ timeline }) => (timeline?.length ? [pointsOf(timeline)] : []))),
    gaps: owners.flatMap(({ address, vesting, vestingReason }) =>
      vesting ? [] : [{ address, reason: vestingReason ?? "What of it is locked could not be read." }],
    ),
    notes: read.flatMap(({ address, vesting: { scheduleNote } }) =>
      scheduleNote ? [{ address, reason: scheduleNote }] : [],
    ),
  };
}

/** Whether there is anything left to unlock, and it is known when. */
export function hasTimeline({ sums, points }: CombinedVesting): boolean {
  return sums !== null && sums.locked > 0n && points.length > 1;
}

/** What is unlocked at a moment. */
export function unlockedAt(points: readonly UnlockPoint[], at: number): bigint {
  const next = points.findIndex((point) => point.at >= at);
  const after = points[next];
  const before = points[next - 1];
  if (after === undefined) return points.at(-1)?.wei ?? 0n;
  if (before === undefined || after.at === at) return after.wei;
  return (
    before.wei +
    ((after.wei - before.wei) * BigInt(at - before.at)) / BigInt(Math.max(1, after.at - before.at))
  );
}

function sumsOf(vestings: readonly RewardVesting[]): VestingSums {
  const sum = (amount: (vesting: RewardVesting) => string) =>
    sumWei(vestings.map((each) => parseWei(amount(each))));
  return {
    at: Math.max(...vestings.map(({ timestamp }) => timestamp)),
    locked: sum((each) => each.lockedWei),
    unlocked: sum((each) => each.unlockedWei),
    withdrawn: sum((each) => each.withdrawnWei),
    burnedIfWithdrawnNow: sum((each) => each.burnedIfWithdrawnNowWei),
  };
}

function mergeMonths(vestings: readonly RewardVesting[]): UnlockMonth[] {
  const merged = new Map<number, UnlockMonth>();
  for (const each of vestings.flatMap(({ schedule }) => schedule ?? [])) {
    const sofar = merged.get(each.month);
    merged.set(each.month, {
      month: each.month,
      startsAt: seconds(each.startsAt),
      endsAt: seconds(each.endsAt),
      claimedWei: parseWei(each.claimedWei) + (sofar?.claimedWei ?? 0n),
      unlockedWei: parseWei(each.unlockedWei) + (sofar?.unlockedWei ?? 0n),
      lockedWei: parseWei(each.lockedWei) + (sofar?.lockedWei ?? 0n),
    });
  }
  return [...merged.values()].sort((a, b) => a.month - b.month);
}

/** Adds up lines at every point that any of them has; before its first point a line is what it is there. */
function mergePoints(lines: readonly (readonly UnlockPoint[])[]): UnlockPoint[] {
  const [only] = lines;
  if (lines.length === 1 && only) return [...only];
  const moments = new Set(lines.flatMap((line) => line.map(({ at }) => at)));
  return [...moments]
    .sort((a, b) => a - b)
    .map((at) => ({ at, wei: sumWei(lines.map((line) => unlockedAt(line, at))) }));
}

function pointsOf(timeline: NonNullable<RewardVesting["timeline"]>): UnlockPoint[] {
  return timeline.map(({ timestamp, unlockedWei }) => ({ at: timestamp, wei: parseWei(unlockedWei) }));
}

function seconds(rfc3339: string): number {
  return Math.floor(Date.parse(rfc3339) / 1_000);
}
