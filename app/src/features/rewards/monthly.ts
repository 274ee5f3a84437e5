/** The rewards by month and project, ready to be drawn. */
import type { Share } from "./report.ts";
import { sumWei } from "./wei.ts";

/** How many projects have a row of their own; the smaller ones beyond share one. */
export const MOST_ROWS = 8;

/** One row: its amounts by month, in wei, from the first month of the chart on. */
export interface MonthlyRow {
  readonly key: string;
  /** Absent for the row of all, and for that of the rest. */
  readonly projectId?: number;
  /** How many projects share the row. */
  readonly projects: number;
  readonly totalWei: bigint;
  readonly amounts: readonly bigint[];
}

/** All rows over the same months. */
export interface Monthly {
  readonly firstMonth: number;
  readonly all: MonthlyRow;
  /** By total, the largest first; the rest last. */
  readonly rows: readonly MonthlyRow[];
}

/** Adds the shares up; nothing where there are none. */
export function monthlyOf(shares: readonly Share[]): Monthly | undefined {
  if (shares.length === 0) return undefined;
  const months = shares.map(({ month }) => month);
  const firstMonth = Math.min(...months);
  const length = Math.max(...months) - firstMonth + 1;
  const rowOf = (key: string, of: readonly Share[], projectId?: number): MonthlyRow => {
    const amounts = Array.from({ length }, () => 0n);
    for (const { month, wei } of of) amounts[month - firstMonth] = (amounts[month - firstMonth] ?? 0n) + wei;
    return {
      key,
      ...(projectId !== undefined && { projectId }),
      projects: new Set(of.map((share) => share.projectId)).size,
      totalWei: sumWei(of.map(({ wei }) => wei)),
      amounts,
    };
  };
  const rows = [...new Set(shares.map(({ projectId }) => projectId))]
    .map((id) => {
      const own = shares.filter(({ projectId }) => projectId === id);
      return rowOf(String(id), own, id);
    })
    .sort(byTotal);
  if (rows.length > MOST_ROWS) {
    const rest = new Set(rows.slice(MOST_ROWS - 1).map((row) => row.projectId));
    const together = rowOf(
      "rest",
      shares.filter(({ projectId }) => rest.has(projectId)),
    );
    rows.splice(MOST_ROWS - 1, rows.length, together);
  }
  return { firstMonth, all: rowOf("all", shares), rows };
}

function byTotal(a: MonthlyRow, b: MonthlyRow): number {
  return a.totalWei === b.totalWei ? 0 : a.totalWei < b.totalWei ? 1 : -1;
}
