/** A post as an editor reads it: the text at reading width, its particulars and the checks in the margin. */
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { failure } from "../../../api/failure.ts";
import type { PostDetail, PostSummary } from "../../../api/generated/types.gen.ts";
import { postQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isDanger, moveLabels } from "../move-wordings.ts";
import type { OpenPost } from "../open-post.ts";
import { movesOf } from "../post-status.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { CheckMargin } from "./check-margin.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { OptimiseSeo } from "./optimise-seo.tsx";
import { Particulars } from "./particulars.tsx";

interface ViewPostProps {
  readonly post: PostSummary;
  /** The list it is one of. */
  readonly posts: readonly PostSummary[];
  readonly onOpen: (open: OpenPost) => void;
  readonly onClose: () => void;
}

/** Reads a post, and from there edits it, judges it, or goes on to the next. */
export default function ViewPost({ post, posts, onOpen, onClose }: ViewPostProps) {
  const detail = useQuery(postQuery(post.id));
  const problem = detail.error && failure("post", detail.error);
  const read = detail.data?.blogPost;
  return (
    <Modal size="desk" title={read?.title ?? post.title} onClose={onClose}>
      {problem && (
        <Alert tone="failure" title={problem.title}>
          <p>{problem.description}</p>
          <Button tone="secondary" small className="mt-3" onClick={() => detail.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {detail.isPending && <Skeleton className="h-96 w-full" />}
      {detail.data && <Reading detail={detail.data} />}
      <div className="desk-actions sticky bottom-0 -mx-5 -mb-5 mt-6 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-7 md:-mb-7 md:px-7">
        <Neighbours post={post} posts={posts} onOpen={onOpen} />
        {read && (
          <>
            {(["preview", "history", "edit"] as const).map((mode) => (
              <Button key={mode} tone="secondary" onClick={() => onOpen({ mode, post: read })}>
                {{ preview: "Preview link", history: "History", edit: "Edit" }[mode]}
              </Button>
            ))}
            {movesOf(read)
              .toReversed()
              .map((move) => (
                <Button
                  key={move}
                  tone={isDanger(move) ? "danger" : "primary"}
                  onClick={() => onOpen({ mode: move, post: read })}
                >
                  {moveLabels[move]}
                </Button>
              ))}
          </>
        )}
      </div>
    </Modal>
  );
}

function Reading({ detail }: { readonly detail: PostDetail }) {
  const { blogPost: post } = detail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-8 text-small lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        <section>
          <h3 className="font-text text-small font-bold tracking-normal">Excerpt</h3>
          <p className="mt-1">{post.excerpt || <span className="text-muted">Not set</span>}</p>
        </section>
        <section>
          <h3 className="mb-2 font-text text-small font-bold tracking-normal">
            Content, as readers will see it
          </h3>
          <ArticlePreview title={post.title} content={post.content} />
        </section>
        <Elsewhere fields={post} />
        <OptimiseSeo post={post} />
      </div>
      <div className="grid content-start gap-7 border-line lg:border-l lg:pl-6">
        <Particulars detail={detail} />
        <CheckMargin post={post} />
      </div>
    </div>
  );
}

interface NeighboursProps {
  readonly post: PostSummary;
  readonly posts: readonly PostSummary[];
  readonly onOpen: (open: OpenPost) => void;
}

/** The posts before and after it in the list, so that a queue is read without going back to it. */
function Neighbours({ post, posts, onOpen }: NeighboursProps) {
  const place = posts.findIndex(({ id }) => id === post.id);
  const before = place > 0 ? posts[place - 1] : undefined;
  const after = place >= 0 ? posts[place + 1] : undefined;
  if (!before && !after) return null;
  return (
    <div className="mr-auto flex gap-3">
      <Button
        tone="quiet"
        disabled={!before}
        onClick={() => before && onOpen({ mode: "view", post: before })}
      >
        <ChevronLeft aria-hidden className="size-4" />
        <span className="desk-word">Previous post</span>
      </Button>
      <Button tone="quiet" disabled={!after} onClick={() => after && onOpen({ mode: "view", post: after })}>
        <span className="desk-word">Next post</span>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
