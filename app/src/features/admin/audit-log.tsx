/** The Audit tab: who did what in the admin area, newest first. A chunk of its own. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failure } from "../../api/failure.ts";
import type { LogEntry } from "../../api/generated/types.gen.ts";
import { auditQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Moment } from "../../ui/moment.tsx";
import { type RecordColumn, RecordTable } from "../../ui/record-table.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const columns: readonly RecordColumn<LogEntry>[] = [
  { head: "When", main: true, className: "lg:whitespace-nowrap", cell: (entry) => <Moment at={entry.at} /> },
  { head: "Who", cell: (entry) => entry.actor },
  { head: "What", cell: (entry) => entry.action },
  { head: "Post", cell: (entry) => entry.postTitle },
  { head: "Details", cell: (entry) => entry.detail },
];

export default function AuditLog() {
  const [action, setAction] = useState("");
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  const log = useQuery(auditQuery(action, pages.at(-1)));
  const problem = log.error && failure("audit", log.error);
  const next = log.data?.next;
  return (
    <section aria-labelledby="audit">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id="audit" className="text-title">
          Audit
        </h2>
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={action}
              onChange={(event) => {
                setAction(event.target.value);
                setPages([undefined]);
              }}
            >
              <option value="">Everything</option>
              <option value="post">Everything done to posts</option>
              <option value="session">Logins and logouts</option>
              {log.data?.actions.map((known) => (
                <option key={known} value={known}>
                  {known}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {problem && (
        <Alert tone="failure" title={problem.title}>
          {problem.description}
        </Alert>
      )}
      {log.isPending && <Skeleton className="h-48 w-full" />}
      {log.data?.entries.length === 0 && <p className="text-muted">Nothing of this kind has been done.</p>}
      {log.data && log.data.entries.length > 0 && (
        <RecordTable
          caption="What was done"
          columns={columns}
          rows={log.data.entries}
          rowKey={(entry) => entry.id}
        />
      )}
      <div className="mt-6 flex gap-3">
        {pages.length > 1 && (
          <Button tone="secondary" onClick={() => setPages(pages.slice(0, -1))}>
            Newer
          </Button>
        )}
        {typeof next === "number" && (
          <Button tone="secondary" onClick={() => setPages([...pages, next])}>
            Older
          </Button>
        )}
      </div>
    </section>
  );
}
