/** Editing a post. A chunk of its own. What was typed is lost only when the editor says so. */
import { type FormEvent, useEffect, useRef } from "react";
import { failure } from "../../api/failure.ts";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Modal } from "../../ui/modal.tsx";
import { fieldSpecs, saveProblem } from "./edit-fields.ts";
import { StaleSave } from "./stale-save.tsx";
import { useEdit } from "./use-edit.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface EditPostProps {
  readonly post: BlogPost;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export default function EditPost({ post, onSaved, onClose }: EditPostProps) {
  const edit = useEdit(post, onSaved);
  const guard = useLeaveGuard(edit.dirty, onClose);
  const form = useRef<HTMLFormElement>(null);
  const problem = edit.saving.error ? saveProblem(edit.saving.error) : undefined;
  const pending = edit.saving.isPending;

  // A refused field may be far above the button that was pressed.
  useEffect(() => {
    if (problem?.kind === "field") {
      form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
    }
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    edit.saving.mutate(edit.base);
  }

  return (
    <Modal
      wide
      title="Edit blog post"
      description={consequence(post.status)}
      onClose={pending ? () => {} : guard.leave}
    >
      <form ref={form} onSubmit={submit} className="grid gap-5 text-small">
        {fieldSpecs.map(({ name, label, hint, rows }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={problem?.kind === "field" && problem.field === name ? problem.sentence : undefined}
          >
            {(control) => {
              const shared = {
                ...control,
                className: `${control.className} md:text-small ${name === "content" ? "font-mono" : ""}`,
                name,
                value: edit.fields[name],
                disabled: pending,
                onChange: (event: { readonly target: { readonly value: string } }) =>
                  edit.change(name, event.target.value),
              };
              return rows ? (
                <textarea {...shared} rows={rows} />
              ) : (
                <input {...shared} ref={name === "title" ? focusFirst : undefined} />
              );
            }}
          </Field>
        ))}
        {problem?.kind === "stale" && <StaleSave sentence={problem.sentence} edit={edit} />}
        {problem?.kind === "other" && (
          <Alert tone="failure" title={failure("update", edit.saving.error).title}>
            {failure("update", edit.saving.error).description}
          </Alert>
        )}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-7 md:-mb-7 md:px-7">
          <Button tone="secondary" onClick={guard.leave} disabled={pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={!edit.dirty || problem?.kind === "stale"}
            pendingLabel={pending ? "Saving..." : undefined}
          >
            Save Changes
          </Button>
        </div>
      </form>
      {guard.asking && (
        <Modal
          title="Leave without saving?"
          description="This post has text that is not saved. Leaving discards it."
          onClose={guard.stay}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="danger" onClick={guard.discard}>
              Discard changes
            </Button>
            <Button ref={focusFirst} onClick={guard.stay}>
              Keep editing
            </Button>
          </div>
        </Modal>
      )}
    </Modal>
  );
}

/** What saving does beyond saving. */
function consequence(status: string): string | undefined {
  if (status === "approved") {
    return "This post is approved. Saving sends it back for approval: only the text that was approved is ever published.";
  }
  if (status === "published") return "This post is public. Readers see what you save at once.";
  return undefined;
}
