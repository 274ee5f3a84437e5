/** The Blog Posts tab: the list, and whichever post is open. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { failure } from "../../api/failure.ts";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { postsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { NothingToReview } from "./nothing-to-review.tsx";
import type { OpenPost } from "./open-post.ts";
import { PostTable } from "./post-table.tsx";
import { ViewPost } from "./view-post.tsx";

const EditPost = lazy(() => import("./edit-post.tsx"));
const PostHistory = lazy(() => import("./post-history.tsx"));

/** The posts that wait for the editor, and all others. */
export function BlogPosts() {
  const posts = useQuery(postsQuery);
  const [open, setOpen] = useState<OpenPost>();
  const problem = posts.error && failure("posts", posts.error);

  return (
    <section aria-labelledby="blog-posts">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="blog-posts" className="text-title">
          Blog posts
        </h2>
        {posts.data && posts.data.length > 0 && (
          <p className="figures text-muted">{posts.data.length} listed, newest first</p>
        )}
      </div>
      {problem && (
        <Alert tone="failure" title={problem.title} className="mb-6">
          <p>{problem.description}</p>
          <Button tone="secondary" small className="mt-3" onClick={() => posts.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {posts.isPending && <PostsOnTheWay />}
      {posts.data?.length === 0 && <NothingToReview />}
      {posts.data && posts.data.length > 0 && <PostTable posts={posts.data} onOpen={setOpen} />}
      {open && (
        <Opened open={open} posts={posts.data ?? []} onOpen={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

interface OpenedProps {
  readonly open: OpenPost;
  readonly posts: readonly BlogPost[];
  readonly onOpen: (open: OpenPost) => void;
  readonly onClose: () => void;
}

function Opened({ open, posts, onOpen, onClose }: OpenedProps) {
  const toast = useToast();
  const done = (title: string) => {
    onClose();
    toast({ title });
  };
  if (open.mode === "edit") {
    return (
      <Suspense>
        <EditPost post={open.post} onSaved={() => done("Blog post updated successfully")} onClose={onClose} />
      </Suspense>
    );
  }
  if (open.mode === "history") {
    return (
      <Suspense>
        <PostHistory
          post={open.post}
          onRestored={() => done("Revision restored successfully")}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (open.mode === "view") return <ViewPost post={open.post} onOpen={onOpen} onClose={onClose} />;
  return (
    <MoveDialog
      move={open.mode}
      post={open.post}
      onDone={done}
      onClose={onClose}
      onReadAgain={() => {
        const current = posts.find((post) => post.id === open.post.id);
        if (current) onOpen({ mode: "view", post: current });
        else onClose();
      }}
    />
  );
}

function PostsOnTheWay() {
  return (
    <div role="status">
      <span className="sr-only">Loading blog posts</span>
      <div className="grid gap-px border-t border-ink">
        {["first", "second", "third"].map((row) => (
          <div key={row} className="grid gap-3 border-b border-line py-5">
            <Skeleton className="h-5 w-80 max-w-full" />
            <Skeleton className="h-4 w-full max-w-2xl" />
          </div>
        ))}
      </div>
    </div>
  );
}
