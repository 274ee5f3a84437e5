/** The weekly run: when it comes, what it does, and what its ledger says. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { call } from "../../api/client.ts";
import { failure } from "../../api/failure.ts";
import { runNow } from "../../api/generated/sdk.gen.ts";
import type { WeeklyRuns } from "../../api/generated/types.gen.ts";
import { postsQuery, runsQuery, statsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { automatedTasks, manualTaskCount } from "./automated-tasks.ts";
import { formatForViewer, formatInChicago } from "./dates.ts";
import { type ListedTask, lastRuns, runReport } from "./ledger.ts";
import { RunHistory } from "./run-history.tsx";
import { TaskBadge } from "./task-badge.tsx";

/** The SEO Tasks tab. */
export function SeoTasks() {
  const runs = useQuery(runsQuery);
  const problem = runs.error && failure("runs", runs.error);
  return (
    <div className="grid gap-12">
      <section aria-labelledby="weekly-run">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
          <Schedule ledger={runs.data} />
          <RunNow />
        </div>
        {problem && (
          <Alert tone="failure" title={problem.title} className="mt-6">
            {problem.description}
          </Alert>
        )}
      </section>
      <Tasks ledger={runs.data} loading={runs.isPending} />
      {runs.data && <RunHistory runs={runs.data.runs} />}
    </div>
  );
}

function Schedule({ ledger }: { readonly ledger: WeeklyRuns | undefined }) {
  const there = ledger && formatInChicago(ledger.nextRunAt);
  const here = ledger && formatForViewer(ledger.nextRunAt);
  return (
    <div>
      <h2 id="weekly-run" className="text-title">
        Weekly run
      </h2>
      <p className="mt-2 max-w-[36rem]">
        These tasks run automatically every Monday at 9:00 AM, Chicago time.
      </p>
      <p className="figures mt-1 text-muted">
        {ledger ? (
          <>
            Next run: <strong className="font-bold text-ink">{there}</strong>
            <span className="block">On your clock: {here}</span>
          </>
        ) : (
          "The next run is read from the server."
        )}
      </p>
    </div>
  );
}

function RunNow() {
  const client = useQueryClient();
  const toast = useToast();
  const run = useMutation({
    mutationFn: async () => (await runNow(call)).data,
    onSuccess: (ledger) => {
      client.setQueryData(runsQuery.queryKey, ledger);
      toast(runReport(ledger));
    },
    onError: (error) => {
      const { title, description } = failure("run", error);
      toast({ tone: "failure", title, description });
    },
    // A run that failed halfway may have written its draft all the same.
    onSettled: () => {
      client.invalidateQueries({ queryKey: postsQuery.queryKey });
      client.invalidateQueries({ queryKey: statsQuery.queryKey });
    },
  });
  return (
    <Button pendingLabel={run.isPending ? "Running..." : undefined} onClick={() => run.mutate()}>
      <Play aria-hidden className="size-4" />
      Run now
    </Button>
  );
}

interface TasksProps {
  readonly ledger: WeeklyRuns | undefined;
  readonly loading: boolean;
}

function Tasks({ ledger, loading }: TasksProps) {
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
      className: "lg:w-52",
      cell: ({ last }: ListedTask) => <LastRun last={last} loading={loading} known={ledger !== undefined} />,
    },
    {
      head: "Result",
      className: "max-lg:col-span-full lg:w-[24rem]",
      cell: ({ last }: ListedTask) => last?.summary,
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
