/** One verdict on many posts: one question, one answer, and which of them it did not reach. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { failure } from "../../../api/failure.ts";
import type { BulkAction, BulkOutcome, PostSummary } from "../../../api/generated/types.gen.ts";
import { judgeMany } from "../../../api/posts.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { MOST_COMMENT } from "../move-wordings.ts";
import { refreshPosts } from "../refresh-posts.ts";

const wordings = {
  approve: { verb: "Approve", pending: "Approving...", done: "approved", comment: "Comment (optional)" },
  reject: { verb: "Reject", pending: "Rejecting...", done: "rejected", comment: "Reason (optional)" },
} as const;

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly posts: readonly PostSummary[];
  /** Called once some were judged, so that the choice is let go of. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once for all of them. What could not be judged stays on screen with its reason. */
export function BulkDialog({ action, posts, onDone, onClose }: BulkDialogProps) {
  // The list behind is read again after the verdict; the question is about what was chosen.
  const [chosen] = useState(posts);
  const [comments, setComments] = useState("");
  const client = useQueryClient();
  const toast = useToast();
  const { verb, pending, done, comment } = wordings[action];
  const judging = useMutation({
    mutationFn: () => judgeMany(action, chosen, comments),
    onSuccess: (outcomes) => {
      onDone();
      const number = outcomes.filter((outcome) => outcome.done).length;
      toast({ title: `${number} of ${outcomes.length} blog posts ${done}` });
      if (number === outcomes.length) onClose();
    },
    onSettled: () => refreshPosts(client),
  });
  const problem = judging.error && failure("bulk", judging.error);
  const left = judging.data?.filter((outcome) => !outcome.done) ?? [];

  function submit(event: FormEvent) {
    event.preventDefault();
    judging.mutate();
  }

  if (left.length > 0) return <NotJudged left={left} posts={chosen} onClose={onClose} />;
  return (
    <Modal
      title={`${verb} ${chosen.length === 1 ? "this post" : `these ${chosen.length} posts`}?`}
      description={
        action === "approve"
          ? "Each is then fit to publish, in exactly the text it has now. None goes public yet."
          : "They stay in the list as rejected and can be reopened."
      }
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-5 text-small">
        {problem && (
          <Alert tone="failure" title={problem.title}>
            {problem.description} Those that were judged before it are {done}.
          </Alert>
        )}
        <ul className="grid max-h-64 gap-2 overflow-y-auto border-l-[3px] border-line pl-4">
          {chosen.map((post) => (
            <li key={post.id}>{post.title}</li>
          ))}
        </ul>
        <Field label={comment} hint="Kept with the history of each.">
          {(control) => (
            <textarea
              {...control}
              ref={focusFirst}
              rows={3}
              maxLength={MOST_COMMENT}
              value={comments}
              disabled={judging.isPending}
              onChange={(event) => setComments(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose} disabled={judging.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone={action === "reject" ? "danger" : "primary"}
            pendingLabel={judging.isPending ? pending : undefined}
          >
            {verb} {chosen.length}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface NotJudgedProps {
  readonly left: readonly BulkOutcome[];
  readonly posts: readonly PostSummary[];
  readonly onClose: () => void;
}

function NotJudged({ left, posts, onClose }: NotJudgedProps) {
  const title = (id: number) => posts.find((post) => post.id === id)?.title ?? `Post ${id}`;
  return (
    <Modal
      title={left.length === 1 ? "One post stays as it is" : `${left.length} posts stay as they are`}
      onClose={onClose}
    >
      <ul className="grid gap-3 text-small">
        {left.map(({ id, problem }) => (
          <li key={id} className="border-l-[3px] border-loss pl-4">
            <strong className="block font-bold">{title(id)}</strong>
            {problem}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end">
        <Button ref={focusFirst} onClick={onClose}>
          Back to the list
        </Button>
      </div>
    </Modal>
  );
}
