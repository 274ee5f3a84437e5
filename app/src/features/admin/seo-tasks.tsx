/** The weekly run: when it comes, what it does, what its ledger says, and what it lays before the editor. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { call } from "../../api/client.ts";
import { failure } from "../../api/failure.ts";
import { runNow, startCron, stopCron } from "../../api/generated/sdk.gen.ts";
import type { TaskRun, WeeklyRuns } from "../../api/generated/types.gen.ts";
import { runsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { formatForViewer, formatInChicago } from "./dates.ts";
import { isUnderWay, runReport } from "./ledger.ts";
import { TaskTable } from "./pipeline/task-table.tsx";
import { RunHistory } from "./run-history.tsx";
import { useControl } from "./use-control.ts";

const PipelineDesk = lazy(() => import("./pipeline/desk.tsx"));
const ReportDialog = lazy(() => import("./pipeline/report-dialog.tsx"));

/** How often the ledger is read while something is going on, in milliseconds. */
const WATCHING = 1_500;

/** A task of a week whose report is open. */
interface Opened {
  readonly slot: string;
  readonly task: TaskRun;
}

/** The SEO Tasks tab. */
export function SeoTasks() {
  const run = useRun();
  const runs = useQuery({
    ...runsQuery,
    refetchInterval: ({ state }) => (run.isPending || isUnderWay(state.data) ? WATCHING : false),
  });
  const [opened, setOpened] = useState<Opened>();
  const problem = runs.error && failure("runs", runs.error);
  return (
    <div className="grid gap-14">
      <section aria-labelledby="weekly-run">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
          <Schedule ledger={runs.data} />
          <div className="flex flex-wrap gap-3">
            {runs.data && <CronSwitch running={runs.data.cronRunning} />}
            <Button
              pendingLabel={run.isPending && !run.variables ? "Running..." : undefined}
              disabled={run.isPending}
              onClick={() => run.mutate(undefined)}
            >
              <Play aria-hidden className="size-4" />
              Run now
            </Button>
          </div>
        </div>
        {problem && (
          <Alert tone="failure" title={problem.title} className="mt-6">
            {problem.description}
          </Alert>
        )}
        {runs.data?.cronRunning === false && (
          <Alert tone="caution" title="The weekly run is stopped" className="mt-6">
            Nothing starts by itself. Tasks can still be run by hand.
          </Alert>
        )}
      </section>
      <TaskTable
        ledger={runs.data}
        loading={runs.isPending}
        running={run.isPending ? (run.variables ?? "all") : undefined}
        onRun={(task) => run.mutate(task)}
        onOpen={(slot, task) => setOpened({ slot, task })}
      />
      <Suspense fallback={<Skeleton className="h-48 w-full" />}>
        <PipelineDesk />
      </Suspense>
      {runs.data && <RunHistory runs={runs.data.runs} onOpen={(slot, task) => setOpened({ slot, task })} />}
      {opened && (
        <Suspense>
          <ReportDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Runs one task by hand, or all of them. */
function useRun() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (task: string | undefined) =>
      (await runNow({ ...call, body: task ? { task } : {} })).data,
    onSuccess: (ledger, task) => {
      client.setQueryData(runsQuery.queryKey, ledger);
      toast(runReport(ledger, task));
    },
    onError: (error) => {
      const { title, description } = failure("run", error);
      toast({ tone: "failure", title, description });
    },
    // A run that failed halfway may have written its draft all the same.
    onSettled: () => client.invalidateQueries(),
  });
}

function CronSwitch({ running }: { readonly running: boolean }) {
  const cron = useControl(running ? "stopCron" : "startCron", () =>
    running ? stopCron(call) : startCron(call),
  );
  return (
    <Button
      tone="secondary"
      pendingLabel={cron.isPending ? "Working..." : undefined}
      onClick={() => cron.mutate()}
    >
      {running ? "Stop the schedule" : "Start the schedule"}
    </Button>
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
            {ledger.cronRunning ? "Next run" : "Next run, once it is started"}:{" "}
            <strong className="font-bold text-ink">{there}</strong>
            <span className="block">On your clock: {here}</span>
          </>
        ) : (
          "The next run is read from the server."
        )}
      </p>
    </div>
  );
}
