/** The Inbox tab: what visitors sent through our forms, with what the chain says of their payments. A chunk of its own. */
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { failure } from "../../../api/failure.ts";
import type { FormKind, Submissions } from "../../../api/generated/types.gen.ts";
import { type InboxAsk, inboxQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { kindNames, statusNames } from "./inbox-words.ts";
import { Retention } from "./retention.tsx";
import { Submission } from "./submission.tsx";

/** What the address asks of the inbox. */
function askOf(parameters: URLSearchParams): InboxAsk {
  const ask: InboxAsk = {};
  const [status, kind, before] = ["status", "kind", "before"].map((name) => parameters.get(name));
  if (status) ask.status = status;
  if (kind) ask.kind = kind;
  if (before && Number.isSafeInteger(Number(before))) ask.before = Number(before);
  return ask;
}

export default function Inbox() {
  const [parameters, setParameters] = useSearchParams();
  const ask = askOf(parameters);
  const inbox = useQuery(inboxQuery(ask));
  const problem = inbox.error && failure("inbox", inbox.error);

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
    <section aria-labelledby="inbox">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="inbox" className="text-title">
          Inbox
        </h2>
        {inbox.data && <Counts of={inbox.data.counts} />}
      </div>
      <Filters ask={ask} onChange={change} />
      {problem && (
        <Alert tone="failure" title={problem.title} className="mb-6">
          <p>{problem.description}</p>
          <Button tone="secondary" small className="mt-3" onClick={() => inbox.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {inbox.isPending && <Skeleton className="h-48 w-full" />}
      {inbox.data?.submissions.length === 0 && (
        <p role="status" className="border-t border-ink py-10 text-muted">
          {ask.status || ask.kind
            ? "Nothing here matches these filters."
            : "Nobody has written yet. What visitors send through our forms appears here."}
        </p>
      )}
      {inbox.data && inbox.data.submissions.length > 0 && (
        <ul className="border-t border-ink">
          {inbox.data.submissions.map((submission) => (
            <Submission key={submission.id} submission={submission} />
          ))}
        </ul>
      )}
      <Pages ask={ask} next={inbox.data?.next} onChange={change} />
      {inbox.data && <Retention keptMonths={inbox.data.keptMonths} />}
    </section>
  );
}

function Counts({ of: counts }: { readonly of: Submissions["counts"] }) {
  return (
    <p role="status" className="figures text-muted">
      {counts.new} new, {counts.read} read, {counts.archived} archived
    </p>
  );
}

interface FiltersProps {
  readonly ask: InboxAsk;
  readonly onChange: (wanted: Record<string, string>) => void;
}

function Filters({ ask, onChange }: FiltersProps) {
  const query = new URLSearchParams({
    ...(ask.status && { status: ask.status }),
    ...(ask.kind && { kind: ask.kind }),
  });
  return (
    <search className="mb-6 grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            value={ask.status ?? ""}
            onChange={(event) => onChange({ status: event.target.value })}
          >
            <option value="">Any</option>
            {Object.entries(statusNames).map(([status, name]) => (
              <option key={status} value={status}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Form">
        {(control) => (
          <Select
            {...control}
            value={ask.kind ?? ""}
            onChange={(event) => onChange({ kind: event.target.value })}
          >
            <option value="">Any</option>
            {(Object.keys(kindNames) as FormKind[]).map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="lg:col-span-2 lg:justify-self-end">
        <a href={`/api/admin/submissions/export?${query}`} download className={buttonClass("secondary")}>
          <Download aria-hidden className="size-4" />
          Export as CSV
        </a>
      </div>
    </search>
  );
}

interface PagesProps {
  readonly ask: InboxAsk;
  readonly next: number | null | undefined;
  readonly onChange: (wanted: Record<string, string>) => void;
}

function Pages({ ask, next, onChange }: PagesProps) {
  if (ask.before === undefined && typeof next !== "number") return null;
  return (
    <nav aria-label="Pages of the inbox" className="mt-6 flex flex-wrap gap-3">
      {ask.before !== undefined && (
        <Button tone="secondary" onClick={() => onChange({})}>
          Newest
        </Button>
      )}
      {typeof next === "number" && (
        <Button tone="secondary" onClick={() => onChange({ before: String(next) })}>
          Older
        </Button>
      )}
    </nav>
  );
}
