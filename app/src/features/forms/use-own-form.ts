import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FormKind } from "../../api/generated/types.gen.ts";
import { paths } from "../../paths.ts";
import { track } from "../analytics/track.ts";
import { askingFor, chooseAsAsked } from "./asked-choice.ts";
import { dropDraft, type FilledForm, keepDraft, readDraft } from "./draft.ts";
import { type FormField, formOf, problemOf, toUtc, trap } from "./form-fields.ts";
import { sendForm } from "./send-form.ts";
import { showTurnstile, TOKEN } from "./turnstile.ts";

/** What an own form shows besides its fields. */
export interface FormState {
  /** The sentence above the form after it was refused. */
  readonly message: string | undefined;
  /** What is wrong, by field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isSending: boolean;
  /** The visitor's time zone, once known. */
  readonly zone: string | undefined;
}

/** What the Worker refused last, and what the fields held then. */
interface Refused {
  readonly filled: FilledForm;
  readonly problems: Readonly<Record<string, string>>;
}

/** The life of an own form: checked as fields are left, kept while it is typed, sent once. */
export function useOwnForm(kind: FormKind) {
  const element = useRef<HTMLFormElement>(null);
  const attempt = useRef({ content: "", key: "" });
  const refused = useRef<Refused>({ filled: {}, problems: {} });
  const check = useRef<HTMLDivElement>(null);
  const renewCheck = useRef<Promise<() => void>>(undefined);
  const navigate = useNavigate();
  const [state, setState] = useState<FormState>({
    message: undefined,
    problems: {},
    isSending: false,
    zone: undefined,
  });

  useEffect(() => {
    if (element.current) {
      restore(element.current, readDraft(kind));
      chooseAsAsked(element.current.parentNode ?? document, location.search);
      keepDraft(kind, filledIn(element.current, kind));
    }
    // What was filled in before the application came was left unjudged.
    const problems = element.current ? problemsOfFilled(element.current, kind) : {};
    setState((now) => ({ ...now, problems, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
  }, [kind]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (element.current) keepDraft(kind, filledIn(element.current, kind));
    if (!(event.target instanceof HTMLSelectElement)) return;
    const asking = askingFor(event.target, new URL(location.href));
    if (asking.href !== location.href) history.replaceState(history.state, "", asking);
  }

  function onFocus() {
    if (check.current) renewCheck.current ??= showTurnstile(check.current);
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const field = formOf(kind).fields.find(({ name }) => name === event.target.getAttribute("name"));
    if (!field || !element.current) return;
    // Passing through an empty field is no mistake yet.
    const texts = textsOf(element.current, field);
    const isEmpty = texts.every((text) => text.trim() === "");
    const problem = isEmpty
      ? undefined
      : (problemOf(field, texts) ?? stillRefused(refused.current, field, texts));
    setState((now) => ({ ...now, problems: withProblem(now.problems, field.name, problem) }));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = problemsOf(form, kind);
    if (Object.keys(problems).length > 0) {
      setState((now) => ({ ...now, problems, message: sentenceFor(problems) }));
      return;
    }
    setState((now) => ({ ...now, problems: {}, message: undefined, isSending: true }));
    const outcome = await sendForm(kind, wireForm(form, kind), keyFor(form), performance.now());
    if (outcome.kind === "received") {
      dropDraft(kind);
      track("form_submit", kind);
      await navigate(paths.thankYou);
      return;
    }
    void renewCheck.current?.then((renew) => renew());
    refused.current = { filled: filledIn(form, kind), problems: outcome.fields };
    setState((now) => ({
      ...now,
      isSending: false,
      problems: outcome.fields,
      message: outcome.message,
    }));
  }

  /** The same content keeps its key, so that sending it again after a lost answer makes no second row. */
  function keyFor(form: HTMLFormElement): string {
    const content = JSON.stringify(filledIn(form, kind));
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  return { element, check, state, onInput, onFocus, onBlur, onSubmit };
}

/** The Worker knows more than the form does, and what it refused stays refused until the field is changed. */
function stillRefused(refused: Refused, field: FormField, texts: readonly string[]): string | undefined {
  const isUnchanged = String(refused.filled[field.name]) === String(texts);
  return isUnchanged ? refused.problems[field.name] : undefined;
}

function textsOf(form: HTMLFormElement, field: FormField): string[] {
  return new FormData(form).getAll(field.name).map(String);
}

function filledIn(form: HTMLFormElement, kind: FormKind): FilledForm {
  return Object.fromEntries(formOf(kind).fields.map((field) => [field.name, textsOf(form, field)]));
}

/** What is sent: with moments in UTC, without empty places, and with the fields that people do not see. */
function wireForm(form: HTMLFormElement, kind: FormKind): FilledForm {
  const filled = formOf(kind).fields.map((field): [string, string[]] => {
    const texts = textsOf(form, field).filter((text) => text !== "");
    return [field.name, field.type === "times" ? texts.map(toUtc) : texts];
  });
  const unseen = [trap, TOKEN].map((name): [string, string[]] => [
    name,
    new FormData(form).getAll(name).map(String),
  ]);
  return Object.fromEntries([...filled, ...unseen]);
}

function problemsOf(form: HTMLFormElement, kind: FormKind): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of formOf(kind).fields) {
    const problem = problemOf(field, textsOf(form, field));
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

/** What is wrong with the fields that hold something and were left again. */
function problemsOfFilled(form: HTMLFormElement, kind: FormKind): Record<string, string> {
  const current = document.activeElement?.getAttribute("name");
  const problems: Record<string, string> = {};
  for (const field of formOf(kind).fields) {
    const texts = textsOf(form, field);
    if (field.name === current || texts.every((text) => text.trim() === "")) continue;
    const problem = problemOf(field, texts);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function sentenceFor(problems: Record<string, string>): string {
  return Object.keys(problems).length === 1
    ? "Please correct one field."
    : "Please correct the fields below.";
}

function withProblem(
  problems: Readonly<Record<string, string>>,
  name: string,
  problem: string | undefined,
): Record<string, string> {
  const { [name]: _before, ...others } = problems;
  return problem ? { ...others, [name]: problem } : others;
}

/** Puts a draft back into the fields that are empty. */
function restore(form: HTMLFormElement, draft: FilledForm): void {
  for (const [name, texts] of Object.entries(draft)) {
    const controls = [...form.elements].filter((control) => control.getAttribute("name") === name);
    controls.forEach((control, index) => {
      const text = texts[index];
      if (text && isFillable(control) && control.value === "") control.value = text;
    });
  }
}

function isFillable(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
