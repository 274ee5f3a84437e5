/** The editor's form, with what a machine would look at again beside it. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { failure } from "../../../api/failure.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { CheckMargin } from "../review/check-margin.tsx";
import { Elsewhere } from "../review/elsewhere.tsx";
import { AskForDescriptions } from "./ask-for-descriptions.tsx";
import { AutosaveNote } from "./autosave-note.tsx";
import { ContentField } from "./content-field.tsx";
import { type FieldSpec, fieldSpecs, saveProblem } from "./fields.ts";
import { undescribedImages } from "./images.ts";
import { PostField } from "./post-field.tsx";
import type { Autosave } from "./use-autosave.ts";
import type { Edit } from "./use-edit.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useSettled } from "./use-settled.ts";

/** How long after the last key the margin looks at what is typed, in milliseconds. */
const MARGIN_PAUSE = 1_200;
/** The longest note that the server takes, in characters. */
const MOST_NOTE = 2_000;

interface EditFormProps {
  readonly edit: Edit;
  readonly autosave: Autosave;
  readonly onCancel: () => void;
}

export function EditForm({ edit, autosave, onCancel }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState(false);
  const [asking, setAsking] = useState(false);
  const settled = useSettled(edit.fields, MARGIN_PAUSE);
  const pending = edit.saving.isPending;
  const problem = edit.saving.error ? saveProblem(edit.saving.error) : undefined;
  const refused = problem?.kind === "field" ? problem : undefined;
  const refusedField = refused?.field;
  const canSave = edit.dirty && !edit.conflict && !pending;

  // A refused field may be far above the button that was pressed.
  useEffect(() => {
    if (refusedField) form.current?.querySelector<HTMLElement>(`[name="${refusedField}"]`)?.focus();
  }, [refusedField]);

  useSaveKey(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSave) return;
    if (undescribedImages(edit.fields.content).length > 0) setAsking(true);
    else edit.saving.mutate();
  }

  const field = (spec: FieldSpec) => (
    <PostField
      key={spec.name}
      spec={spec}
      value={edit.fields[spec.name]}
      error={refusedField === spec.name ? refused?.sentence : undefined}
      disabled={pending}
      onChange={edit.change}
    />
  );
  const [title, excerpt, content, seoTitle, seoDescription, category, slug] = fieldSpecs;

  return (
    <form ref={form} onSubmit={submit} className="text-small">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-8 ${side ? "" : "lg:grid-cols-[minmax(0,1fr)_20rem]"}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {title && field(title)}
          {excerpt && field(excerpt)}
          {content && (
            <ContentField
              spec={content}
              title={edit.fields.title}
              value={edit.fields.content}
              error={refusedField === "content" ? refused?.sentence : undefined}
              disabled={pending}
              side={side}
              onSide={setSide}
              onChange={(value) => edit.change("content", value)}
            />
          )}
          {seoTitle && field(seoTitle)}
          {seoDescription && field(seoDescription)}
          <Elsewhere fields={edit.fields} />
          <div className="grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
            {category && field(category)}
            {slug && field(slug)}
          </div>
          <Field
            label="Note for the history (optional)"
            hint="What you changed, and why."
            error={refusedField === "note" ? refused?.sentence : undefined}
          >
            {(control) => (
              <input
                {...control}
                className={`${control.className} md:text-small`}
                name="note"
                maxLength={MOST_NOTE}
                value={edit.note}
                disabled={pending}
                onChange={(event) => edit.setNote(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className={side ? "max-w-[46rem]" : "border-line lg:border-l lg:pl-6"}>
          <CheckMargin post={{ id: edit.id, version: edit.base.version }} fields={settled} />
        </div>
      </div>
      {problem?.kind === "other" && <SaveFailed error={edit.saving.error} />}
      <div className="sticky bottom-0 z-10 -mx-5 -mb-5 mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-7 md:-mb-7 md:px-7">
        <AutosaveNote autosave={autosave} dirty={edit.dirty} paused={edit.conflict !== undefined} />
        <Button tone="secondary" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={!edit.dirty || edit.conflict !== undefined}
          pendingLabel={pending ? "Saving..." : undefined}
        >
          Save Changes
        </Button>
      </div>
      {asking && (
        <AskForDescriptions
          number={undescribedImages(edit.fields.content).length}
          onDescribe={() => {
            setAsking(false);
            // Once the dialog is gone, which gives the focus back to where it came from.
            requestAnimationFrame(() =>
              form.current?.querySelector<HTMLElement>("[data-description]")?.focus(),
            );
          }}
          onSave={() => {
            setAsking(false);
            edit.saving.mutate();
          }}
        />
      )}
    </form>
  );
}

function SaveFailed({ error }: { readonly error: unknown }) {
  const { title, description } = failure("update", error);
  return (
    <Alert tone="failure" title={title} className="mt-6">
      {description} Your text is still in the form.
    </Alert>
  );
}
