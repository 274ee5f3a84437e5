import type { TaskStatus } from "../../api/generated/types.gen.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const looks: Readonly<Record<TaskStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  waiting: { label: "Waiting", tone: "plain" },
  running: { label: "Running", tone: "waiting" },
  done: { label: "Done", tone: "good" },
  failed: { label: "Failed", tone: "refused" },
};

/** Where a task stands, as word and shape. */
export function TaskBadge({ status }: { readonly status: TaskStatus }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
