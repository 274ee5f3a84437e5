import { expect, it } from "vitest";
import { MOST_ROWS, monthlyOf } from "./monthly.ts";
import { reportOf } from "./report.ts";
import { proven } from "./sample-rewards.ts";
import { sumWei } from "./wei.ts";

const RFLR = 10n ** 18n;
const { shares } = reportOf([proven]);

it("has a place for every month from the first to the last, also for those without rewards", () => {
  const [first] = shares;
  const monthly = monthlyOf(first ? [...shares, { ...first, month: 18 }] : []);
  expect(monthly?.firstMonth).toBe(12);
  expect(monthly?.all.amounts).toHaveLength(7);
  expect(monthly?.all.amounts.slice(0, 4)).toEqual([200n * RFLR, 300n * RFLR, 1_000n * RFLR, 0n]);
});

it("puts the project that gave most first, with its own months", () => {
  expect(monthlyOf(shares)?.rows.map(({ projectId, amounts }) => [projectId, amounts])).toEqual([
    [1, [0n, 300n * RFLR, 600n * RFLR]],
    [3, [200n * RFLR, 0n, 400n * RFLR]],
  ]);
});

it("lets the smallest projects share a row, and loses nothing by it", () => {
  const [first] = shares;
  if (!first) throw new Error("the sample has no shares");
  const many = Array.from({ length: 11 }, (_, projectId) => ({
    ...first,
    projectId,
    wei: BigInt(projectId + 1),
  }));
  const monthly = monthlyOf(many);
  expect(monthly?.rows).toHaveLength(MOST_ROWS);
  expect(monthly?.rows.at(-1)).toMatchObject({ key: "rest", projects: 4, totalWei: 10n });
  expect(sumWei(monthly?.rows.map(({ totalWei }) => totalWei) ?? [])).toBe(66n);
});

it("has nothing to draw without rewards", () => {
  expect(monthlyOf([])).toBeUndefined();
});
