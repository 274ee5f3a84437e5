import type { TaskRun, WeeklyRun } from "../../api/generated/types.gen.ts";
import { Moment } from "../../ui/moment.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { formatDay, formatDuration } from "./dates.ts";
import { TaskBadge } from "./task-badge.tsx";

interface Entry {
  readonly slot: string;
  readonly task: TaskRun;
}

const columns = [
  {
    head: "Task",
    main: true,
    cell: ({ slot, task }: Entry) => (
      <>
        <h3 className="font-text text-small font-bold tracking-normal">{task.title}</h3>
        <p className="text-muted">Week of {formatDay(slot, "UTC")}</p>
      </>
    ),
  },
  { head: "Status", cell: ({ task }: Entry) => <TaskBadge status={task.status} /> },
  {
    head: "Began",
    className: "lg:whitespace-nowrap",
    cell: ({ task }: Entry) => task.startedAt && <Moment at={task.startedAt} />,
  },
  {
    head: "Took",
    className: "lg:whitespace-nowrap",
    cell: ({ task }: Entry) =>
      task.startedAt && task.finishedAt && formatDuration(task.startedAt, task.finishedAt),
  },
  { head: "Tries", numeric: true, cell: ({ task }: Entry) => task.attempts },
  {
    head: "Result",
    className: "max-lg:col-span-full lg:w-[24rem]",
    cell: ({ task }: Entry) => task.summary,
  },
];

/** The ledger itself: every task of the last twelve weeks. */
export function RunHistory({ runs }: { readonly runs: readonly WeeklyRun[] }) {
  const entries = runs.flatMap(({ slot, tasks }) => tasks.map((task) => ({ slot, task })));
  return (
    <section aria-labelledby="run-history">
      <h2 id="run-history" className="mb-3 text-title">
        Run history
      </h2>
      {entries.length === 0 ? (
        <p className="border-t border-ink py-5 text-muted">No run has been recorded yet.</p>
      ) : (
        <RecordTable
          caption="Run history"
          columns={columns}
          rows={entries}
          rowKey={({ slot, task }) => `${slot} ${task.task}`}
        />
      )}
    </section>
  );
}
