/** Every move of a post: one question, an optional comment for the record, one answer. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import type { PostSummary } from "../../api/generated/types.gen.ts";
import { type Move, movePost } from "../../api/posts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Modal } from "../../ui/modal.tsx";
import { isDanger, MOST_COMMENT, moveLabels, moveWordings } from "./move-wordings.ts";
import { refreshPosts } from "./refresh-posts.ts";

interface MoveDialogProps {
  readonly move: Move;
  readonly post: PostSummary;
  /** Called with the sentence for the toast. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
  /** The post has changed since it was read: shows it as it is now. */
  readonly onReadAgain: () => void;
}

/** Asks before a post moves on. A failure is said here, and the comment stays. */
export function MoveDialog({ move, post, onDone, onClose, onReadAgain }: MoveDialogProps) {
  const [comments, setComments] = useState("");
  const [publishAt, setPublishAt] = useState("");
  const [redirectTo, setRedirectTo] = useState("");
  const client = useQueryClient();
  const wording = moveWordings[move];
  const moving = useMutation({
    mutationFn: () =>
      movePost(move, post, {
        comments,
        redirectTo,
        // The field speaks the viewer's zone, the server UTC.
        publishAt: publishAt && new Date(publishAt).toISOString(),
      }),
    onSuccess: () => onDone(wording.done),
    // After a refusal too: the list on screen was then not the latest.
    onSettled: () => refreshPosts(client),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    moving.mutate();
  }

  return (
    <Modal title={wording.title} description={wording.says(post)} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5 text-small">
        <p className="border-l-[3px] border-line pl-4 font-display text-[1.1875rem] leading-snug">
          {post.title}
        </p>
        {moving.error && <MoveProblem move={move} error={moving.error} onReadAgain={onReadAgain} />}
        {move === "schedule" && (
          <Field
            label="Publish on"
            hint="In your own time zone; within a year."
            error={fieldError(moving.error, "publishAt")}
          >
            {(control) => (
              <input
                {...control}
                ref={focusFirst}
                type="datetime-local"
                required
                value={publishAt}
                disabled={moving.isPending}
                onChange={(event) => setPublishAt(event.target.value)}
              />
            )}
          </Field>
        )}
        {move === "unpublish" && (
          <Field
            label="Send readers to (optional)"
            hint="A path of this site, such as /blog. Left empty, its address says that the post is gone (410)."
            error={fieldError(moving.error, "redirectTo")}
          >
            {(control) => (
              <input
                {...control}
                ref={focusFirst}
                value={redirectTo}
                placeholder="/blog"
                disabled={moving.isPending}
                onChange={(event) => setRedirectTo(event.target.value)}
              />
            )}
          </Field>
        )}
        {wording.comment && (
          <Field label={wording.comment} hint={wording.hint}>
            {(control) => (
              <textarea
                {...control}
                ref={move === "schedule" || move === "unpublish" ? undefined : focusFirst}
                rows={3}
                maxLength={MOST_COMMENT}
                value={comments}
                disabled={moving.isPending}
                onChange={(event) => setComments(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose} disabled={moving.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone={isDanger(move) ? "danger" : "primary"}
            pendingLabel={moving.isPending ? wording.pending : undefined}
          >
            {moveLabels[move]}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The server's sentence about one field, where that is what it refused. */
function fieldError(error: Error | null, field: string): string | undefined {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  return refusal?.field === field ? refusal.message : undefined;
}

interface MoveProblemProps {
  readonly move: Move;
  readonly error: Error;
  readonly onReadAgain: () => void;
}

function MoveProblem({ move, error, onReadAgain }: MoveProblemProps) {
  const { title, description } = failure(move, error);
  const outdated = error instanceof ApiError && error.status === 409;
  return (
    <Alert tone="failure" title={title}>
      <p>{description}</p>
      {outdated && (
        <Button tone="secondary" small className="mt-3 max-md:min-h-11" onClick={onReadAgain}>
          Read it as it is now
        </Button>
      )}
    </Alert>
  );
}
