/** The dialog of the post that is on the desk, whatever is being done with it. */
import { lazy, Suspense } from "react";
import type { PostSummary } from "../../api/generated/types.gen.ts";
import { useToast } from "../../ui/toast.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { OpenPost } from "./open-post.ts";

const ViewPost = lazy(() => import("./review/view-post.tsx"));
const EditPost = lazy(() => import("./editor/edit-post.tsx"));
const PostHistory = lazy(() => import("./history/post-history.tsx"));
const PreviewLinkDialog = lazy(() => import("./review/preview-link.tsx"));

interface OpenedProps {
  readonly open: OpenPost;
  /** The list behind it, to go on to the next post. */
  readonly posts: readonly PostSummary[];
  readonly onOpen: (open: OpenPost) => void;
  readonly onClose: () => void;
}

export function Opened({ open, posts, onOpen, onClose }: OpenedProps) {
  const toast = useToast();
  const { mode, post } = open;
  const done = (title: string) => {
    onClose();
    toast({ title });
  };
  const view = () => onOpen({ mode: "view", post });

  if (mode === "view" || mode === "edit" || mode === "history" || mode === "preview") {
    return (
      <Suspense>
        {mode === "view" && (
          <ViewPost key={post.id} post={post} posts={posts} onOpen={onOpen} onClose={onClose} />
        )}
        {mode === "edit" && <EditPost post={post} onSaved={done} onClose={onClose} />}
        {mode === "history" && <PostHistory post={post} onRestored={done} onClose={onClose} />}
        {mode === "preview" && <PreviewLinkDialog post={post} onClose={onClose} />}
      </Suspense>
    );
  }
  return <MoveDialog move={mode} post={post} onDone={done} onClose={onClose} onReadAgain={view} />;
}
