/** Editing a post. A chunk of its own. What was typed is lost only when the editor says so. */
import { type FormEvent, useEffect, useRef } from "react";
import { failure } from "../../api/failure.ts";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Modal } from "../../ui/modal.tsx";
import { fieldSpecs, saveProblem } from "./edit-fields.ts";
import { PostField } from "./post-field.tsx";
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
  const pending = edit.saving.isPending;
  return (
    <Modal
      wide
      title="Edit blog post"
      description={consequence(post.status)}
      onClose={pending ? () => {} : guard.leave}
    >
      <EditForm edit={edit} onCancel={guard.leave} />
      {guard.asking && <AskToLeave onStay={guard.stay} onDiscard={guard.discard} />}
    </Modal>
  );
}

/** What saving does beyond saving. */
function consequence(status: string): string | undefined {
  if (status === "approved") {
    return "This post is approved. Saving sends it back for approval: only the text that was approved is ever published.";
  }
  if (status === "published")
    return "This post is public. What you save is a correction that waits for approval; readers keep the published text until it is published.";
  return undefined;
}

interface EditFormProps {
  readonly edit: ReturnType<typeof useEdit>;
  readonly onCancel: () => void;
}

function EditForm({ edit, onCancel }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pending = edit.saving.isPending;
  const problem = edit.saving.error ? saveProblem(edit.saving.error) : undefined;
  const refused = problem?.kind === "field" ? problem : undefined;
  const refusedField = refused?.field;

  // A refused field may be far above the button that was pressed.
  useEffect(() => {
    if (refusedField) form.current?.querySelector<HTMLElement>(`[name="${refusedField}"]`)?.focus();
  }, [refusedField]);

  function submit(event: FormEvent) {
    event.preventDefault();
    edit.saving.mutate(edit.base);
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5 text-small">
      {fieldSpecs.map((spec) => (
        <PostField
          key={spec.name}
          spec={spec}
          value={edit.fields[spec.name]}
          error={refusedField === spec.name ? refused?.sentence : undefined}
          disabled={pending}
          onChange={edit.change}
        />
      ))}
      {problem?.kind === "stale" && <StaleSave sentence={problem.sentence} edit={edit} />}
      {problem?.kind === "other" && <SaveFailed error={edit.saving.error} />}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-7 md:-mb-7 md:px-7">
        <Button tone="secondary" onClick={onCancel} disabled={pending}>
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
  );
}

function SaveFailed({ error }: { readonly error: unknown }) {
  const { title, description } = failure("update", error);
  return (
    <Alert tone="failure" title={title}>
      {description} Your text is still in the form.
    </Alert>
  );
}

interface AskToLeaveProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

function AskToLeave({ onStay, onDiscard }: AskToLeaveProps) {
  return (
    <Modal
      title="Leave without saving?"
      description="This post has text that is not saved. Leaving discards it."
      onClose={onStay}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="danger" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button ref={focusFirst} onClick={onStay}>
          Keep editing
        </Button>
      </div>
    </Modal>
  );
}
