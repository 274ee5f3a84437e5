import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { failure } from "../../../api/failure.ts";
import { restoreRevision } from "../../../api/generated/sdk.gen.ts";
import type { PostSummary } from "../../../api/generated/types.gen.ts";
import { postQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";
import { MOST_COMMENT } from "../move-wordings.ts";
import { refreshPosts } from "../refresh-posts.ts";

interface RestoreProps {
  readonly post: PostSummary;
  /** The version whose text is wanted back. */
  readonly version: number;
  readonly onRestored: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks before an earlier text comes back. It comes as a new version, so that nothing is lost by it. */
export function Restore({ post, version, onRestored, onClose }: RestoreProps) {
  const [note, setNote] = useState("");
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () =>
      restoreRevision({
        ...call,
        path: { id: post.id, version },
        body: { version: post.version, ...(note.trim() !== "" && { note }) },
      }),
    onSuccess: ({ data }) => onRestored(data.message),
    onSettled: () => {
      client.invalidateQueries({ queryKey: postQuery(post.id).queryKey });
      refreshPosts(client);
    },
  });
  const problem = restore.error && failure("restore", restore.error);
  const goesBack = post.status === "approved" || post.publishedAt !== null;
  function submit(event: FormEvent) {
    event.preventDefault();
    restore.mutate();
  }
  return (
    <Modal
      title={`Restore version ${version}?`}
      description={`The post gets that text again, as version ${post.version + 1}. No other version is lost.${goesBack ? " It then waits for approval." : ""}`}
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-5 text-small">
        {problem && (
          <Alert tone="failure" title={problem.title}>
            {problem.description}
          </Alert>
        )}
        <Field label="Note for the history (optional)">
          {(control) => (
            <input
              {...control}
              ref={focusFirst}
              maxLength={MOST_COMMENT}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose} disabled={restore.isPending}>
            Cancel
          </Button>
          <Button type="submit" pendingLabel={restore.isPending ? "Restoring..." : undefined}>
            Restore
          </Button>
        </div>
      </form>
    </Modal>
  );
}
