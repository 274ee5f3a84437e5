import type { TaskRun, WeeklyRun } from "../../api/generated/types.gen.ts";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { formatDay, formatSeconds } from "./dates.ts";
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
    cell: ({ task }: Entry) => task.startedAt && task.finishedAt && formatSeconds(task.busySeconds),
  },
  { head: "Tries", numeric: true, cell: ({ task }: Entry) => task.attempts },
  {
    head: "Result",
    className: "max-lg:col-span-full lg:w-[24rem]",
    cell: ({ task }: Entry) => task.summary,
  },
];

interface RunHistoryProps {
  readonly runs: readonly WeeklyRun[];
  readonly onOpen: (slot: string, task: TaskRun) => void;
}

/** The ledger itself: every task of the last twelve weeks. */
export function RunHistory({ runs, onOpen }: RunHistoryProps) {
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
          columns={[
            ...columns,
            { head: "Report", cell: (entry: Entry) => <Open entry={entry} onOpen={onOpen} /> },
          ]}
          rows={entries}
          rowKey={({ slot, task }) => `${slot} ${task.task}`}
        />
      )}
    </section>
  );
}

interface OpenProps {
  readonly entry: Entry;
  readonly onOpen: (slot: string, task: TaskRun) => void;
}

function Open({ entry: { slot, task }, onOpen }: OpenProps) {
  if (task.status !== "done") return null;
  return (
    <Button
      small
      tone="quiet"
      className="max-lg:min-h-11"
      aria-label={`Report: ${task.title}, week of ${formatDay(slot, "UTC")}`}
      onClick={() => onOpen(slot, task)}
    >
      Report
    </Button>
  );
}
