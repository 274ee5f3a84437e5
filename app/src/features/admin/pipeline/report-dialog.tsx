/** What a task of a week came to, as an editor reads it. A chunk of its own. */
import { useQuery } from "@tanstack/react-query";
import { failure } from "../../../api/failure.ts";
import type { TaskOutput, TaskRun } from "../../../api/generated/types.gen.ts";
import { runOutputQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { formatDay } from "../dates.ts";
import { AnalyticsView } from "./analytics-view.tsx";
import { KeywordsView } from "./keywords-view.tsx";
import { Names } from "./names.tsx";
import { RefreshView } from "./refresh-view.tsx";
import { TechnicalView } from "./technical-view.tsx";

interface ReportDialogProps {
  readonly slot: string;
  readonly task: TaskRun;
  readonly onClose: () => void;
}

export default function ReportDialog({ slot, task, onClose }: ReportDialogProps) {
  const output = useQuery(runOutputQuery(slot, task));
  const problem = output.error && failure("report", output.error);
  return (
    <Modal
      size="desk"
      title={task.title}
      description={`Week of ${formatDay(slot, "UTC")}. ${task.summary}`}
      onClose={onClose}
    >
      <div className="text-small">
        {problem && (
          <Alert tone="failure" title={problem.title}>
            {problem.description}
          </Alert>
        )}
        {output.isPending && <Skeleton className="h-64 w-full" />}
        {output.data && <Report output={output.data} />}
      </div>
    </Modal>
  );
}

function Report({ output }: { readonly output: TaskOutput }) {
  switch (output.kind) {
    case "analytics":
      return <AnalyticsView report={output} />;
    case "technical":
      return <TechnicalView report={output} />;
    case "refresh":
      return <RefreshView report={output} />;
    case "keywords":
      return <KeywordsView report={output} />;
    case "sharing":
      return (
        <div className="grid gap-6">
          <Names title="Texts were prepared for" names={output.prepared} none="No post is new." />
          <Names title="Not taken" names={output.failed} none={`${output.sent} texts were sent.`} />
        </div>
      );
    case "draft":
      return (
        <div className="grid gap-4">
          <p>
            ‘{output.title}’ stands under Blog Posts as number {output.postId}.
          </p>
          {output.failedGates.length > 0 && (
            <Names
              title="What it did not pass"
              names={output.failedGates.flatMap(({ findings }) => findings.map(({ message }) => message))}
              none=""
            />
          )}
        </div>
      );
    case "no_draft":
      return <p>{output.reason}</p>;
  }
}
