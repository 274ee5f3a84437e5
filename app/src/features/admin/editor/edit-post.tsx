/** Editing a post. A chunk of its own. What was typed is lost only when the editor says so. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failure } from "../../../api/failure.ts";
import type { PostDetail, PostSummary } from "../../../api/generated/types.gen.ts";
import { postQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AskToLeave } from "./ask-to-leave.tsx";
import { ConflictView } from "./conflict-view.tsx";
import { EditForm } from "./edit-form.tsx";
import { dropLocally, keptLocally } from "./kept-locally.ts";
import { OfferUnfinished } from "./offer-unfinished.tsx";
import { unfinishedEdit } from "./unfinished.ts";
import { useAutosave } from "./use-autosave.ts";
import { useEdit } from "./use-edit.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface EditPostProps {
  readonly post: PostSummary;
  /** Called with the sentence for the toast. */
  readonly onSaved: (sentence: string) => void;
  readonly onClose: () => void;
}

export default function EditPost({ post, onSaved, onClose }: EditPostProps) {
  const detail = useQuery(postQuery(post.id));
  const problem = detail.error && failure("post", detail.error);
  if (detail.data) return <Editor detail={detail.data} onSaved={onSaved} onClose={onClose} />;
  return (
    <Modal size="desk" title="Edit blog post" onClose={onClose}>
      {problem ? (
        <Alert tone="failure" title={problem.title}>
          <p>{problem.description}</p>
          <Button tone="secondary" small className="mt-3" onClick={() => detail.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Modal>
  );
}

interface EditorProps {
  /** As it was when the edit began; what is read later is told by a save. */
  readonly detail: PostDetail;
  readonly onSaved: (sentence: string) => void;
  readonly onClose: () => void;
}

function Editor({ detail, onSaved, onClose }: EditorProps) {
  const [opened] = useState(detail);
  const [unfinished, setUnfinished] = useState(() => unfinishedEdit(opened, keptLocally(opened.blogPost.id)));
  const edit = useEdit(opened, onSaved);
  const autosave = useAutosave({
    post: edit.id,
    baseVersion: edit.base.version,
    fields: edit.fields,
    dirty: edit.dirty,
    paused: edit.conflict !== undefined || unfinished !== undefined,
  });
  const guard = useLeaveGuard(edit.dirty, onClose);
  const pending = edit.saving.isPending;
  return (
    <Modal
      size="desk"
      title="Edit blog post"
      description={consequence(opened.blogPost.status, opened.live !== null)}
      onClose={pending ? () => {} : guard.leave}
    >
      {edit.conflict && <ConflictView conflict={edit.conflict} edit={edit} />}
      {unfinished && (
        <OfferUnfinished
          unfinished={unfinished}
          current={opened.blogPost}
          onResume={() => {
            setUnfinished(undefined);
            edit.resume(unfinished);
          }}
          onDiscard={() => {
            setUnfinished(undefined);
            dropLocally(edit.id);
          }}
        />
      )}
      <EditForm edit={edit} autosave={autosave} onCancel={guard.leave} />
      {guard.asking && (
        <AskToLeave
          onStay={guard.stay}
          onKeep={() => {
            autosave.keepNow();
            guard.go();
          }}
          onDiscard={() => {
            autosave.drop();
            guard.go();
          }}
        />
      )}
    </Modal>
  );
}

/** What saving does beyond saving. */
function consequence(status: string, isLive: boolean): string | undefined {
  if (isLive) {
    return "Readers have this post. What you save is a correction that waits for approval; they keep the text they have until it is published.";
  }
  if (status === "approved") {
    return "This post is approved. Saving sends it back for approval: only the text that was approved is ever published.";
  }
  return undefined;
}
