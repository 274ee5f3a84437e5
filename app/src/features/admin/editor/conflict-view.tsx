/** Somebody saved first: who, what since, and a merge of the two texts field by field. Nothing typed is lost. */
import { useEffect, useRef, useState } from "react";
import { failure } from "../../../api/failure.ts";
import type { BlogPost, PostEvent } from "../../../api/generated/types.gen.ts";
import type { PostFields } from "../../../api/posts.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { eventWords } from "../event-words.ts";
import { WordDiff } from "../history/word-diff.tsx";
import { fieldsOf, labelOf } from "./fields.ts";
import { type Difference, decided, differences, merged, type Side } from "./merge.ts";
import type { Conflict, Edit } from "./use-edit.ts";

interface ConflictViewProps {
  readonly conflict: Conflict;
  readonly edit: Edit;
}

export function ConflictView({ conflict, edit }: ConflictViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands at the top of the form; who pressed Save was at its end.
  useEffect(() => heading.current?.focus(), []);
  const copyProblem = edit.copying.error && failure("copy", edit.copying.error);
  return (
    <section
      aria-labelledby="conflict"
      className="mb-8 rounded-card border border-l-[3px] border-line border-l-loss bg-paper p-5"
    >
      <h3 id="conflict" ref={heading} tabIndex={-1} className="text-title outline-none">
        Not saved: the post has changed since you opened it
      </h3>
      <p className="mt-2">
        What you typed is below, untouched. It is not kept by itself until this is settled.
      </p>
      <Since events={conflict.since} />
      {conflict.problem && (
        <Alert tone="failure" title="What is saved now could not be read" className="mt-4">
          <p>{conflict.problem}</p>
          <Button tone="secondary" small className="mt-3" onClick={edit.readSaved}>
            Try again
          </Button>
        </Alert>
      )}
      {conflict.saved && <Merge key={conflict.saved.version} saved={conflict.saved} edit={edit} />}
      {copyProblem && (
        <Alert tone="failure" title={copyProblem.title} className="mt-4">
          {copyProblem.description}
        </Alert>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <Button
          tone="secondary"
          pendingLabel={edit.copying.isPending ? "Saving a copy..." : undefined}
          onClick={() => edit.copying.mutate()}
        >
          Save mine as a draft of its own
        </Button>
        <p className="mt-2 text-caption text-muted">
          A new post with your text and these sources. This one stays as it is saved.
        </p>
      </div>
    </section>
  );
}

function Since({ events }: { readonly events: readonly PostEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className="figures mt-3 grid gap-1">
      {events.map((event) => (
        <li key={`${event.version}${event.action}`}>
          <strong className="font-bold">{event.actor}</strong> {eventWords[event.action]}{" "}
          {event.fields.length > 0 && (
            <>({event.fields.map((name) => labelOf(name).toLowerCase()).join(", ")}) </>
          )}
          on <Moment at={event.at} />
          {event.comment && <>: “{event.comment}”</>}
        </li>
      ))}
    </ul>
  );
}

function Merge({ saved, edit }: { readonly saved: BlogPost; readonly edit: Edit }) {
  const [choices, setChoices] = useState<Partial<Record<keyof PostFields, Side>>>({});
  const theirs = fieldsOf(saved);
  const all = differences(edit.base.fields, edit.fields, theirs);
  const { sides, open } = decided(all, choices);
  if (all.length === 0) {
    return (
      <div className="mt-4">
        <p className="mb-3">Both texts are the same by now. There is nothing to merge.</p>
        <Button onClick={() => edit.settle(saved, theirs)}>Go on from version {saved.version}</Button>
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-5">
      <p className="text-caption text-muted">
        In each comparison <del className="text-loss">struck through</del> is only in what is saved,{" "}
        <ins className="text-teal decoration-2 underline-offset-2">underlined</ins> only in what you typed.
      </p>
      {all.map((difference) => (
        <FieldMerge
          key={difference.spec.name}
          difference={difference}
          mine={edit.fields[difference.spec.name]}
          saved={theirs[difference.spec.name]}
          side={sides[difference.spec.name]}
          onChoose={(side) => setChoices({ ...choices, [difference.spec.name]: side })}
        />
      ))}
      <div>
        <Button
          disabled={open.length > 0}
          onClick={() => edit.settle(saved, merged(edit.fields, theirs, sides))}
        >
          Put the merge into the form
        </Button>
        <p role="status" className="mt-2 text-caption text-muted">
          {open.length > 0
            ? `Both changed ${open.map(({ label }) => label.toLowerCase()).join(", ")}: choose which stays.`
            : "You can look over it and change it before you save."}
        </p>
      </div>
    </div>
  );
}

interface FieldMergeProps {
  readonly difference: Difference;
  readonly mine: string;
  readonly saved: string;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function FieldMerge({ difference: { spec, suggested }, mine, saved, side, onChoose }: FieldMergeProps) {
  const options = [
    { value: "saved", label: "As it is saved now" },
    { value: "mine", label: "As I typed it" },
  ] as const;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full font-bold">
        {spec.label}
        <span className="ml-2 font-normal text-muted">
          {suggested === "mine" && "only you changed it"}
          {suggested === "saved" && "only the other side changed it"}
          {suggested === undefined && "changed on both sides"}
        </span>
      </legend>
      <div className="clear-both flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={`merge-${spec.name}`}
              className="size-5 accent-(--ember)"
              checked={side === option.value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <WordDiff from={saved} to={mine} names={["what is saved", "what you typed"]} />
    </fieldset>
  );
}
