/** The claims in an order of the reader's choice: as they came, or by transaction, month or project. */
import type { Report } from "./report.ts";
import { sumWei } from "./wei.ts";

/** What claims can be put together by. */
export type Grouping = "none" | "transaction" | "month" | "project";

/** One line of the list: a claim, or, among the lines of a project, that project's part of one. */
export interface ClaimLine {
  readonly owner: string;
  /** The claim's, where all claims are known. */
  readonly number: number | null;
  readonly month: number;
  readonly wei: bigint;
  readonly timestamp: number | null;
  readonly txHash: string | null;
  readonly projectIds: readonly number[];
  /** What it was worth when it was claimed; null where that is not known. */
  readonly usdAtClaim: number | null;
}

/** Lines that belong together. */
export interface ClaimGroup {
  readonly key: string;
  /** What they have in common; absent where all lines stand in one group. */
  readonly by?:
    | { readonly month: number }
    | { readonly project: number }
    | { readonly txHash: string | null };
  readonly totalWei: bigint;
  readonly lines: readonly ClaimLine[];
}

/** The report's claims in groups: months from the latest on, the others by their newest line. */
export function groupClaims(report: Report, grouping: Grouping): ClaimGroup[] {
  const { claims } = report;
  if (grouping === "none") {
    return claims.length === 0
      ? []
      : [{ key: "all", totalWei: sumWei(claims.map(({ wei }) => wei)), lines: claims }];
  }
  if (grouping === "transaction") return gather(claims, ({ txHash }) => ({ txHash }));
  if (grouping === "month") {
    const months = [...claims].sort((a, b) => b.month - a.month);
    return gather(months, ({ month }) => ({ month }));
  }
  const parts = report.shares.map((share) => ({ ...share, projectIds: [share.projectId], usdAtClaim: null }));
  parts.sort((a, b) => b.number - a.number);
  return gather(parts, ({ projectIds: [project = 0] }) => ({ project }));
}

function gather(
  lines: readonly ClaimLine[],
  by: (line: ClaimLine) => NonNullable<ClaimGroup["by"]>,
): ClaimGroup[] {
  const groups = new Map<string, { by: NonNullable<ClaimGroup["by"]>; lines: ClaimLine[] }>();
  for (const line of lines) {
    const shared = by(line);
    const key = Object.values(shared).join();
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { by: shared, lines: [line] });
  }
  return [...groups].map(([key, group]) => ({
    key,
    ...group,
    totalWei: sumWei(group.lines.map(({ wei }) => wei)),
  }));
}

/** The first `count` lines, in their groups. */
export function firstLines(groups: readonly ClaimGroup[], count: number): ClaimGroup[] {
  const shown: ClaimGroup[] = [];
  let left = count;
  for (const group of groups) {
    if (left <= 0) break;
    shown.push(group.lines.length <= left ? group : { ...group, lines: group.lines.slice(0, left) });
    left -= group.lines.length;
  }
  return shown;
}
