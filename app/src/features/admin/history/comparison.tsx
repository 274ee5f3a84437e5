import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { failure } from "../../../api/failure.ts";
import type { Revision, RevisionSummary } from "../../../api/generated/types.gen.ts";
import { revisionQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { formatMoment } from "../../../ui/moment.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { differing } from "../editor/fields.ts";
import { readableText } from "./diff.ts";
import { WordDiff } from "./word-diff.tsx";

interface ComparisonProps {
  /** The post's number. */
  readonly post: number;
  readonly revisions: readonly RevisionSummary[];
  readonly from: number;
  readonly to: number;
  readonly onChange: (from: number, to: number) => void;
}

/** Any two saved texts, field by field and word by word. */
export function Comparison({ post, revisions, from, to, onChange }: ComparisonProps) {
  const [one, other] = useQueries({ queries: [revisionQuery(post, from), revisionQuery(post, to)] });
  const error = one.error ?? other.error;
  const problem = error && failure("history", error);
  const options = revisions.map(({ version, author, savedAt }) => (
    <option key={version} value={version}>
      {version}, by {author}, {formatMoment(savedAt)}
    </option>
  ));
  return (
    <section aria-labelledby="comparison" className="min-w-0">
      <h3 id="comparison" className="text-title">
        What differs
      </h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label="From version">
          {(control) => (
            <Select {...control} value={from} onChange={(event) => onChange(Number(event.target.value), to)}>
              {options}
            </Select>
          )}
        </Field>
        <Field label="To version">
          {(control) => (
            <Select {...control} value={to} onChange={(event) => onChange(from, Number(event.target.value))}>
              {options}
            </Select>
          )}
        </Field>
      </div>
      {problem && (
        <Alert tone="failure" title={problem.title} className="mt-5">
          {problem.description}
        </Alert>
      )}
      {(one.isPending || other.isPending) && <Skeleton className="mt-5 h-48 w-full" />}
      {one.data && other.data && <Fields from={one.data} to={other.data} />}
    </section>
  );
}

function Fields({ from, to }: { readonly from: Revision; readonly to: Revision }) {
  const [reading, setReading] = useState<"text" | "source">("text");
  const fields = differing(from, to);
  if (from.version === to.version) {
    return <p className="mt-5 text-muted">Choose two versions to see what differs between them.</p>;
  }
  if (fields.length === 0) return <p className="mt-5 text-muted">Both have the same text.</p>;
  const names = [`version ${from.version}`, `version ${to.version}`] as const;
  return (
    <div className="mt-5 grid gap-6">
      <p className="text-caption text-muted">
        <del className="text-loss">Struck through</del> is only in {names[0]},{" "}
        <ins className="text-teal decoration-2 underline-offset-2">underlined</ins> only in {names[1]}.
      </p>
      {fields.map(({ name, label }) => {
        const asRead = name === "content" && reading === "text";
        const text = (revision: Revision) => (asRead ? readableText(revision[name]) : revision[name]);
        return (
          <section key={name} aria-label={label}>
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <h4 className="font-text text-small font-bold tracking-normal">{label}</h4>
              {name === "content" && (
                <Choice
                  legend="Compare"
                  value={reading}
                  onChange={setReading}
                  options={[
                    { value: "text", label: "As it is read" },
                    { value: "source", label: "HTML source" },
                  ]}
                />
              )}
            </div>
            <WordDiff from={text(from)} to={text(to)} names={names} />
          </section>
        );
      })}
    </div>
  );
}
