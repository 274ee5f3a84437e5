/** What the ledger of runs says about each task of the screen. */
import type { TaskRun, WeeklyRuns } from "../../api/generated/types.gen.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import { type AutomatedTask, automatedTasks } from "./automated-tasks.ts";

/** A task and the last time it ran; absent where the ledger does not know the task. */
export interface ListedTask {
  readonly task: AutomatedTask;
  readonly last: TaskRun | undefined;
  /** The week of that run. */
  readonly slot: string | undefined;
}

/** Every automated task with its newest entry that has begun; one that only waits has not run yet. */
export function lastRuns(ledger: WeeklyRuns | undefined): ListedTask[] {
  const entries = ledger?.runs.flatMap(({ slot, tasks }) => tasks.map((entry) => ({ slot, entry }))) ?? [];
  return automatedTasks.map((task) => {
    const last = entries.find(({ entry }) => entry.task === task.name && entry.startedAt !== null);
    return { task, last: last?.entry, slot: last?.slot };
  });
}

/** Whether a task is being done, or was asked for and is about to be. One that is listed and not asked for is not. */
export function isUnderWay(ledger: WeeklyRuns | undefined): boolean {
  const tasks = ledger?.runs.flatMap((run) => run.tasks) ?? [];
  return tasks.some(
    ({ status, nextAttemptAt }) => status === "running" || (status === "waiting" && nextAttemptAt !== null),
  );
}

/** What to tell about a run by hand, of one task or of all: what came of it, failures first. */
export function runReport(ledger: WeeklyRuns, only?: string): ToastMessage {
  const all = ledger.runs[0]?.tasks ?? [];
  const tasks = all.filter(({ task }) => only === undefined || task === only);
  const failed = tasks.filter((task) => task.status === "failed");
  if (failed.length > 0) {
    return { tone: "failure", title: `${countOf(failed.length)} failed`, description: sentences(failed) };
  }
  const unfinished = tasks.filter((task) => task.status !== "done");
  if (unfinished.length > 0) {
    return {
      title: "The run is still going on",
      description: `${unfinished.map((task) => task.title).join(", ")}: this page follows it.`,
    };
  }
  const draft = tasks.find(({ task }) => task === "blog_post_creation");
  return {
    title: only ? `${tasks[0]?.title} finished` : "Run finished",
    description: tasks.length === 1 || !draft ? sentences(tasks.slice(0, 1)) : sentences([draft]),
  };
}

function countOf(tasks: number): string {
  return tasks === 1 ? "1 task" : `${tasks} tasks`;
}

function sentences(tasks: readonly TaskRun[]): string {
  return tasks.map((task) => `${task.title}: ${task.summary}`).join(" ");
}
