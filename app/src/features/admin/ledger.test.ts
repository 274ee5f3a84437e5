import { expect, it } from "vitest";
import type { TaskRun, WeeklyRuns } from "../../api/generated/types.gen.ts";
import { isUnderWay, lastRuns, runReport } from "./ledger.ts";

function entry(change: Partial<TaskRun> = {}): TaskRun {
  return {
    task: "blog_post_creation",
    title: "Blog Post Creation",
    status: "done",
    round: 1,
    attempts: 1,
    startedAt: "2026-11-16T15:00:00Z",
    finishedAt: "2026-11-16T15:00:02Z",
    nextAttemptAt: null,
    busySeconds: 2,
    progress: "",
    summary: "Wrote a draft.",
    ...change,
  };
}

function ledger(...weeks: TaskRun[][]): WeeklyRuns {
  return {
    nextRunAt: "2026-11-23T15:00:00Z",
    cronRunning: true,
    runs: weeks.map((tasks, week) => ({
      slot: `2026-11-${16 - 7 * week}`,
      startedAt: "2026-11-16T15:00:00Z",
      tasks,
    })),
  };
}

function lastOf(runs: WeeklyRuns | undefined, name: string) {
  return lastRuns(runs).find(({ task }) => task.name === name)?.last;
}

it("lists all six tasks, also those that the ledger does not know", () => {
  expect(lastRuns(ledger([entry()]))).toHaveLength(6);
  expect(lastOf(ledger([entry()]), "keyword_research")).toBeUndefined();
  expect(lastRuns(undefined).every(({ last }) => last === undefined)).toBe(true);
});

it("shows the newest run of a task, and an older one while the newest has not begun", () => {
  const older = entry({ summary: "The week before." });
  expect(lastOf(ledger([entry()], [older]), "blog_post_creation")?.summary).toBe("Wrote a draft.");
  const waiting = entry({ status: "waiting", startedAt: null, finishedAt: null, summary: "" });
  expect(lastOf(ledger([waiting], [older]), "blog_post_creation")?.summary).toBe("The week before.");
});

it("reports a failed task as a failure, whatever else went well", () => {
  const report = runReport(
    ledger([entry(), entry({ title: "Content Refresh", status: "failed", summary: "No answer." })]),
  );
  expect(report).toEqual({
    tone: "failure",
    title: "1 task failed",
    description: "Content Refresh: No answer.",
  });
});

it("does not call a run finished while a task is under way", () => {
  expect(runReport(ledger([entry({ status: "running", finishedAt: null })])).title).not.toBe("Run finished");
  expect(runReport(ledger([entry()])).title).toBe("Run finished");
});

it("tells of one task alone where one was run", () => {
  const others = entry({ task: "analytics_review", title: "Analytics Review", summary: "12 views." });
  const waiting = entry({ task: "keyword_research", status: "waiting", startedAt: null });
  const report = runReport(ledger([others, waiting]), "analytics_review");
  expect(report).toEqual({ title: "Analytics Review finished", description: "Analytics Review: 12 views." });
});

it("follows what was asked for, and not what is only listed", () => {
  const listed = entry({ status: "waiting", startedAt: null, nextAttemptAt: null });
  expect(isUnderWay(ledger([listed, entry()]))).toBe(false);
  expect(isUnderWay(ledger([{ ...listed, nextAttemptAt: "2026-11-23T15:00:00Z" }]))).toBe(true);
  expect(isUnderWay(ledger([entry({ status: "running" })]))).toBe(true);
  expect(isUnderWay(undefined)).toBe(false);
});
