/** What the ledger of runs says about each task of the screen. */
import type { TaskRun, WeeklyRuns } from "../../api/generated/types.gen.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import { type AutomatedTask, automatedTasks } from "./automated-tasks.ts";

/** A task and the last time it ran; absent where the ledger does not know the task. */
export interface ListedTask {
  readonly task: AutomatedTask;
  readonly last: TaskRun | undefined;
}

/** Every automated task with its newest entry that has begun; one that only waits has not run yet. */
export function lastRuns(ledger: WeeklyRuns | undefined): ListedTask[] {
  const entries = ledger?.runs.flatMap((run) => run.tasks) ?? [];
  return automatedTasks.map((task) => ({
    task,
    last: entries.find((entry) => entry.task === task.name && entry.startedAt !== null),
  }));
}

/** What to tell about a run that was started by hand: what came of its tasks, failures first. */
export function runReport(ledger: WeeklyRuns): ToastMessage {
  const tasks = ledger.runs[0]?.tasks ?? [];
  const failed = tasks.filter((task) => task.status === "failed");
  if (failed.length > 0) {
    return { tone: "failure", title: `${countOf(failed.length)} failed`, description: sentences(failed) };
  }
  const unfinished = tasks.filter((task) => task.status !== "done");
  if (unfinished.length > 0) {
    return {
      title: "The run is still going on",
      description: `${unfinished.map((task) => task.title).join(", ")}: refresh in a moment.`,
    };
  }
  return { title: "Run finished", description: sentences(tasks) };
}

function countOf(tasks: number): string {
  return tasks === 1 ? "1 task" : `${tasks} tasks`;
}

function sentences(tasks: readonly TaskRun[]): string {
  return tasks.map((task) => `${task.title}: ${task.summary}`).join(" ");
}
