import { useEffect, useRef } from "react";
import type { FormKind } from "../../api/generated/types.gen.ts";
import { site } from "../../content/site.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FormControl } from "./form-control.tsx";
import { formOf, trap } from "./form-fields.ts";
import { useOwnForm } from "./use-own-form.ts";

interface OwnFormProps {
  readonly kind: FormKind;
  /** Labels of choices that say more than the form's own, by value. */
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * A form of ours, where no outside one is configured. Without JavaScript the browser posts it and the Worker answers
 * with a page; with it, mistakes are named as fields are left and nothing typed is lost.
 */
export function OwnForm({ kind, labels }: OwnFormProps) {
  const form = formOf(kind);
  const { element, check, state, onInput, onFocus, onBlur, onSubmit } = useOwnForm(kind);
  const id = `form-${kind}`;
  return (
    <form
      ref={element}
      id={id}
      method="post"
      action={`/api/forms/${kind}`}
      data-early
      noValidate={state.zone !== undefined}
      onInput={onInput}
      onFocus={onFocus}
      onBlur={onBlur}
      onSubmit={onSubmit}
      className="grid max-w-[40rem] gap-6"
    >
      {state.message && <Summary message={state.message} problems={state.problems} formId={id} />}
      {form.fields.map((field) => (
        <div key={field.name} id={`${id}-${field.name}`} tabIndex={-1} className="outline-none">
          <Field
            label={`${field.label}${field.required ? "" : " (optional)"}`}
            hint={field.type === "times" ? timesHint(field.hint, state.zone) : field.hint}
            error={state.problems[field.name]}
          >
            {(control) => <FormControl field={field} control={control} {...(labels && { labels })} />}
          </Field>
        </div>
      ))}
      <p aria-hidden className="absolute -left-[100vw]">
        <label>
          Leave this empty <input name={trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {site.turnstileSiteKey && <div ref={check} />}
      <p>
        {/* A press would leave the field, its sentence would come or go, and the button would move from under it. */}
        <Button
          type="submit"
          onMouseDown={(event) => event.preventDefault()}
          pendingLabel={state.isSending ? "Sending…" : undefined}
        >
          {form.send}
        </Button>
      </p>
    </form>
  );
}

/** Before the zone is known the browser may post the form itself, and then the Worker takes the times as UTC. */
function timesHint(hint: string | undefined, zone: string | undefined): string {
  if (!zone) return "Up to three, in UTC. We confirm one of them by mail.";
  return `${hint ?? ""} Your time zone: ${zone.replaceAll("_", " ")}.`;
}

interface SummaryProps {
  readonly message: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly formId: string;
}

/** What to correct, above the form; takes the focus so that nobody looks for it. */
function Summary({ message, problems, formId }: SummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence is a new reason to look
  useEffect(() => {
    element.current?.focus();
  }, [message, problems]);
  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-loss bg-raised px-5 py-4 outline-none"
    >
      <p className="font-bold">{message}</p>
      {Object.keys(problems).length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-small">
          {Object.entries(problems).map(([name, problem]) => (
            <li key={name}>
              <a href={`#${formId}-${name}`} className="link">
                {problem}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
