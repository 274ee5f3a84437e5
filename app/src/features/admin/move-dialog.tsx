/** Approving, rejecting and publishing: one question, an optional comment for the record, one answer. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { type Move, movePost } from "../../api/posts.ts";
import { postsQuery, statsQuery } from "../../api/queries.ts";
import { postPath } from "../../paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Modal } from "../../ui/modal.tsx";
import { moveLabels } from "./post-actions.tsx";

/** The longest comment that the server takes, in characters. */
const MOST_COMMENT = 2_000;

const wordings = {
  approve: {
    title: "Approve this post?",
    says: () => "It is then fit to publish, in exactly this text. It does not go public yet.",
    comment: "Comment (optional)",
    hint: "Kept with the post's history.",
    pending: "Approving...",
    done: "Blog post approved successfully",
  },
  reject: {
    title: "Reject this post?",
    says: () => "It stays in the list as rejected and cannot be published.",
    comment: "Reason (optional)",
    hint: "Kept with the post's history.",
    pending: "Rejecting...",
    done: "Blog post rejected successfully",
  },
  publish: {
    title: "Publish this post?",
    says: (post: BlogPost) =>
      `It goes public at once, at ${postPath(post.slug)}, in the blog and in the sitemap.`,
    comment: undefined,
    hint: undefined,
    pending: "Publishing...",
    done: "Blog post published successfully",
  },
} as const;

interface MoveDialogProps {
  readonly move: Move;
  readonly post: BlogPost;
  /** Called with the sentence for the toast. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
  /** The post has changed since it was read: shows it as it is now. */
  readonly onReadAgain: () => void;
}

/** Asks before a post moves on. A failure is said here, and the comment stays. */
export function MoveDialog({ move, post, onDone, onClose, onReadAgain }: MoveDialogProps) {
  const [comments, setComments] = useState("");
  const client = useQueryClient();
  const wording = wordings[move];
  const moving = useMutation({
    mutationFn: () => movePost(move, post, comments),
    onSuccess: () => onDone(wording.done),
    // After a refusal too: the list on screen was then not the latest.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: postsQuery.queryKey }),
        client.invalidateQueries({ queryKey: statsQuery.queryKey }),
      ]),
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
        {wording.comment && (
          <Field label={wording.comment} hint={wording.hint}>
            {(control) => (
              <textarea
                {...control}
                ref={focusFirst}
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
            tone={move === "reject" ? "danger" : "primary"}
            pendingLabel={moving.isPending ? wording.pending : undefined}
          >
            {moveLabels[move]}
          </Button>
        </div>
      </form>
    </Modal>
  );
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
