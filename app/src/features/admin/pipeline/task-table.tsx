import type { TaskRun, WeeklyRuns } from "../../../api/generated/types.gen.ts";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { RecordTable } from "../../../ui/record-table.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { automatedTasks, manualTaskCount } from "../automated-tasks.ts";
import { type ListedTask, lastRuns } from "../ledger.ts";
import { TaskBadge } from "../task-badge.tsx";

interface TaskTableProps {
  readonly ledger: WeeklyRuns | undefined;
  readonly loading: boolean;
  /** The task that is being run by hand, or all of them. */
  readonly running: string | undefined;
  readonly onRun: (task: string) => void;
  readonly onOpen: (slot: string, task: TaskRun) => void;
}

/** The six tasks with what came of each when it last ran. */
export function TaskTable({ ledger, loading, running, onRun, onOpen }: TaskTableProps) {
  const columns = [
    {
      head: "Task",
      main: true,
      cell: ({ task }: ListedTask) => (
        <>
          <h3 className="font-text text-small font-bold tracking-normal">{task.title}</h3>
          <p className="text-muted">{task.description}</p>
        </>
      ),
    },
    { head: "Time", numeric: true, cell: ({ task }: ListedTask) => `${task.minutes} min` },
    {
      head: "Last run",
      className: "lg:w-48",
      cell: ({ last }: ListedTask) => <LastRun last={last} loading={loading} known={ledger !== undefined} />,
    },
    {
      head: "Result",
      className: "max-lg:col-span-full lg:w-[22rem]",
      cell: ({ last }: ListedTask) => last && <Result task={last} />,
    },
    {
      head: "Actions",
      className: "max-lg:col-span-full",
      cell: ({ task, slot, last }: ListedTask) => (
        <span className="flex flex-wrap gap-2 lg:flex-nowrap">
          <Button
            small
            tone="secondary"
            className="max-lg:min-h-11"
            pendingLabel={running === task.name ? "Running..." : undefined}
            disabled={running !== undefined || last?.status === "running"}
            aria-label={`Run: ${task.title}`}
            onClick={() => onRun(task.name)}
          >
            Run
          </Button>
          {slot && last?.status === "done" && (
            <Button
              small
              tone="quiet"
              className="max-lg:min-h-11"
              aria-label={`Report: ${task.title}`}
              onClick={() => onOpen(slot, last)}
            >
              Report
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <section aria-labelledby="automated-tasks">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="automated-tasks" className="text-title">
          Automated tasks
        </h2>
        <p className="figures text-muted">
          {automatedTasks.length} automated, {manualTaskCount} manual
        </p>
      </div>
      <RecordTable
        caption="Automated tasks"
        columns={columns}
        rows={lastRuns(ledger)}
        rowKey={({ task }) => task.name}
      />
    </section>
  );
}

/** What came of a task, or where it is. */
function Result({ task }: { readonly task: TaskRun }) {
  if (task.status === "running") {
    return <span role="status">{task.progress || "Under way"}</span>;
  }
  if (task.status === "waiting") {
    const tried = task.attempts > 0 ? `Attempt ${task.attempts} of 3 failed. ` : "";
    return (
      <span role="status">
        {tried}
        {task.summary} {task.progress && `${task.progress}; it goes on from there.`}
      </span>
    );
  }
  return task.summary;
}

interface LastRunProps {
  readonly last: ListedTask["last"];
  readonly loading: boolean;
  /** Whether the ledger could be read. */
  readonly known: boolean;
}

function LastRun({ last, loading, known }: LastRunProps) {
  if (loading) return <Skeleton className="h-5 w-32" />;
  if (!known) return <span className="text-muted">Could not be read</span>;
  if (!last) return <span className="text-muted">Not run yet</span>;
  return (
    <span className="grid justify-items-start gap-1.5">
      <TaskBadge status={last.status} />
      {last.startedAt && <Moment at={last.startedAt} />}
    </span>
  );
}
