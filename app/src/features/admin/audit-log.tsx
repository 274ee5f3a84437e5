/** The Audit tab: who did what in the admin area, newest first, filtered as the page's address says. A chunk of its own. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ApiError } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import type { LogEntry } from "../../api/generated/types.gen.ts";
import { type AuditAsk, auditQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Moment } from "../../ui/moment.tsx";
import { type RecordColumn, RecordTable } from "../../ui/record-table.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { deedWords, detailWords } from "./deed-words.ts";

const columns: readonly RecordColumn<LogEntry>[] = [
  { head: "When", main: true, className: "lg:whitespace-nowrap", cell: (entry) => <Moment at={entry.at} /> },
  { head: "Who", cell: (entry) => entry.actor },
  { head: "What", className: "lg:whitespace-nowrap", cell: (entry) => deedWords(entry.action) },
  {
    head: "Post",
    className: "lg:w-[30%]",
    cell: (entry) => entry.postId && (entry.postTitle ?? `Post ${entry.postId}`),
  },
  {
    head: "Details",
    className: "[overflow-wrap:anywhere]",
    cell: (entry) => detailWords(entry.action, entry.detail),
  },
];

/** What narrows the log, by its name in the address. */
const filters = ["action", "actor", "from", "to"] as const;

const days = [
  { name: "from", label: "From (UTC)" },
  { name: "to", label: "Until (UTC)" },
] as const;

/** What the address asks of the log. */
function askOf(parameters: URLSearchParams): AuditAsk {
  const ask: AuditAsk = {};
  for (const name of filters) {
    const value = parameters.get(name)?.trim();
    if (value) ask[name] = value;
  }
  const before = parameters.get("before");
  if (before && Number.isSafeInteger(Number(before))) ask.before = Number(before);
  return ask;
}

export default function AuditLog() {
  const [parameters, setParameters] = useSearchParams();
  const ask = askOf(parameters);
  const log = useQuery(auditQuery(ask));
  const refusal = log.error instanceof ApiError && log.error.refusal?.field ? log.error.refusal : undefined;
  const problem = log.error && failure("audit", log.error);
  const next = log.data?.next;

  function change(wanted: Record<string, string>) {
    const all = new URLSearchParams(parameters);
    all.delete("before");
    for (const [name, value] of Object.entries(wanted)) {
      if (value) all.set(name, value);
      else all.delete(name);
    }
    setParameters(all, { preventScrollReset: true });
  }

  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="mb-5 text-title">
        Audit
      </h2>
      <search className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-4 min-[24rem]:grid-cols-2 sm:gap-x-5 lg:grid-cols-4">
        <Field label="What">
          {(control) => (
            <Select
              {...control}
              value={ask.action ?? ""}
              onChange={(event) => change({ action: event.target.value })}
            >
              <option value="">Everything</option>
              <option value="post">Everything done to posts</option>
              <option value="session">Logins and logouts</option>
              <option value="inbox">Everything done in the inbox</option>
              {log.data?.actions.map((known) => (
                <option key={known} value={known}>
                  {deedWords(known)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Who">
          {(control) => (
            <Select
              {...control}
              value={ask.actor ?? ""}
              onChange={(event) => change({ actor: event.target.value })}
            >
              <option value="">Everyone</option>
              {ask.actor && !log.data?.actors.includes(ask.actor) && (
                <option value={ask.actor}>{ask.actor}</option>
              )}
              {log.data?.actors.map((known) => (
                <option key={known} value={known}>
                  {known}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {days.map(({ name, label }) => (
          <Field key={name} label={label} error={refusal?.field === name ? refusal.message : undefined}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={ask[name] ?? ""}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </search>
      {problem && (
        <Alert tone="failure" title={problem.title} className="mb-6">
          <p>{problem.description}</p>
          {refusal && (
            <Button
              tone="secondary"
              small
              className="mt-3"
              onClick={() => change({ action: "", actor: "", from: "", to: "" })}
            >
              Show everything
            </Button>
          )}
        </Alert>
      )}
      {log.isPending && <Skeleton className="h-48 w-full" />}
      {log.data?.entries.length === 0 && (
        <p role="status" className="border-t border-ink py-10 text-muted">
          Nothing of this kind has been done.
        </p>
      )}
      {log.data && log.data.entries.length > 0 && (
        <RecordTable
          caption="What was done"
          columns={columns}
          rows={log.data.entries}
          rowKey={(entry) => entry.id}
        />
      )}
      <nav aria-label="Pages of the log" className="mt-6 flex gap-3">
        {ask.before !== undefined && (
          <Button tone="secondary" onClick={() => change({})}>
            Newest
          </Button>
        )}
        {typeof next === "number" && (
          <Button tone="secondary" onClick={() => change({ before: String(next) })}>
            Older
          </Button>
        )}
      </nav>
    </section>
  );
}
