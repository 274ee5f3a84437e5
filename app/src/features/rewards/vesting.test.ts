import { expect, it } from "vitest";
import { FIRST_MONTH, MONTH, proven, untraced, vestingOf } from "./sample-rewards.ts";
import { combineVesting, unlockedAt } from "./vesting.ts";

const RFLR = 10n ** 18n;
const now = FIRST_MONTH + 6 * MONTH;

it("adds up what several accounts hold", () => {
  const { sums } = combineVesting([
    { ...proven, vesting: vestingOf(0, 1_200n, now) },
    { ...untraced, vesting: vestingOf(3, 1_200n, now) },
  ]);
  expect(sums).toMatchObject({
    unlocked: 900n * RFLR,
    locked: 1_500n * RFLR,
    burnedIfWithdrawnNow: 750n * RFLR,
    withdrawn: 0n,
  });
});

it("adds up their curves at every moment, also where only one of them bends", () => {
  const { points } = combineVesting([
    { ...proven, vesting: vestingOf(0, 1_200n, now) },
    { ...untraced, vesting: vestingOf(3, 1_200n, now) },
  ]);
  const at = (months: number) => unlockedAt(points, FIRST_MONTH + months * MONTH);
  expect(at(0)).toBe(0n);
  expect(at(3)).toBe(300n * RFLR);
  expect(at(6)).toBe(900n * RFLR);
  expect(at(12)).toBe(2_100n * RFLR);
  expect(at(15)).toBe(2_400n * RFLR);
  expect(at(40)).toBe(2_400n * RFLR);
});

it("merges the months that accounts have in common", () => {
  const { months } = combineVesting([
    { ...proven, vesting: vestingOf(0, 1_200n, now) },
    { ...untraced, vesting: vestingOf(0, 600n, now) },
  ]);
  expect(months).toHaveLength(1);
  expect(months[0]).toMatchObject({
    claimedWei: 1_800n * RFLR,
    startsAt: FIRST_MONTH,
    unlockedWei: 900n * RFLR,
  });
});

it("names the addresses that it lacks instead of counting them as nothing", () => {
  const { sums, gaps } = combineVesting([
    { ...proven, vesting: vestingOf(0, 1_200n, now) },
    { ...untraced, vesting: null, vestingReason: "It did not answer." },
  ]);
  expect(sums?.locked).toBe(600n * RFLR);
  expect(gaps).toEqual([{ address: untraced.address, reason: "It did not answer." }]);
  expect(combineVesting([{ ...proven, vesting: null, vestingReason: null }])).toMatchObject({ sums: null });
});
