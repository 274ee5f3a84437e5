import { expect, it } from "vitest";
import { firstLines, type Grouping, groupClaims } from "./groups.ts";
import { reportOf } from "./report.ts";
import { hash, proven, untraced } from "./sample-rewards.ts";
import { sumWei } from "./wei.ts";

const report = reportOf([proven, untraced]);

it("loses nothing of the total, however claims are grouped", () => {
  for (const grouping of ["none", "transaction", "month", "project"] satisfies Grouping[]) {
    const groups = groupClaims(report, grouping);
    expect(sumWei(groups.map(({ totalWei }) => totalWei))).toBe(report.totalWei);
    expect(sumWei(groups.flatMap(({ lines }) => lines.map(({ wei }) => wei)))).toBe(report.totalWei);
  }
});

it("puts the claims of one transaction together, and those of none by themselves", () => {
  const [newest, , last] = groupClaims(report, "transaction");
  expect(newest).toMatchObject({ by: { txHash: hash }, totalWei: 1_300n * 10n ** 18n });
  expect(last?.by).toEqual({ txHash: null });
});

it("goes from the latest month to the first", () => {
  expect(groupClaims(report, "month").map(({ by }) => by)).toEqual([
    { month: 14 },
    { month: 13 },
    { month: 12 },
  ]);
});

it("splits a claim of two projects between them", () => {
  const spark = groupClaims(report, "project").find(({ key }) => key === "1");
  expect(spark?.lines.map(({ number, month }) => [number, month])).toEqual([
    [4, 14],
    [3, 13],
  ]);
  expect(spark?.totalWei).toBe(900n * 10n ** 18n);
});

it("cuts a long list within its groups", () => {
  const groups = groupClaims(report, "month");
  const count = (limit: number) => firstLines(groups, limit).map(({ lines }) => lines.length);
  expect(count(1)).toEqual([1]);
  expect(count(3)).toEqual([2, 1]);
  expect(count(99)).toEqual([2, 1, 1]);
});
