/** The Blog Posts tab: the list as its filters leave it, many posts judged at once, and whichever post is open. */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../../api/error.ts";
import { failure } from "../../../api/failure.ts";
import type { BulkAction, PostList } from "../../../api/generated/types.gen.ts";
import { type ListFilter, postListQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { OpenPost } from "../open-post.ts";
import { Opened } from "../opened.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { ListControls } from "./list-controls.tsx";
import { filterOf, isNarrowed, withChange } from "./list-filter.ts";
import { KeyHelp, useListKeys } from "./list-keys.tsx";
import { NothingToReview } from "./nothing-to-review.tsx";
import { PostTable } from "./post-table.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSelection } from "./use-selection.ts";

/** The posts that wait for the editor, and all others. */
export function BlogPosts() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const list = useQuery(postListQuery(filter));
  const [open, setOpen] = useState<OpenPost>();
  const refusal = list.error instanceof ApiError ? list.error.refusal : undefined;
  const problem = list.error && !refusal?.field ? failure("posts", list.error) : undefined;
  const change = useCallback(
    (wanted: ListFilter, howOften?: "typing") =>
      // While somebody types, one step back in the history leaves the search and not a letter.
      setParameters((before) => withChange(before, wanted), {
        replace: howOften === "typing",
        preventScrollReset: true,
      }),
    [setParameters],
  );
  const posts = list.error ? [] : (list.data?.posts ?? []);
  const isEmpty = list.data?.posts.length === 0 && !list.error;

  return (
    <section aria-labelledby="blog-posts">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="blog-posts" tabIndex={-1} className="text-title">
          Blog posts
        </h2>
        {list.data && <Total list={list.data} />}
      </div>
      {!(isEmpty && !isNarrowed(filter)) && (
        <ListControls
          filter={filter}
          categories={list.data?.categories ?? []}
          authors={list.data?.authors ?? []}
          problem={refusal}
          onChange={change}
        />
      )}
      {problem && (
        <Alert tone="failure" title={problem.title} className="mb-6">
          <p>{problem.description}</p>
          <Button tone="secondary" small className="mt-3" onClick={() => list.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {list.isPending && <PostsOnTheWay />}
      {isEmpty && !isNarrowed(filter) && <NothingToReview />}
      {isEmpty && isNarrowed(filter) && (
        <p role="status" className="border-t border-ink py-10 text-muted">
          No post matches this search and these filters.
        </p>
      )}
      {posts.length > 0 && list.data && (
        <Judgeable list={list.data} dialogOpen={open !== undefined} onOpen={setOpen} />
      )}
      <Pages after={filter.after} next={list.data?.next} onChange={change} />
      {open && <Opened open={open} posts={posts} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Total({ list }: { readonly list: PostList }) {
  return (
    <p role="status" className="figures text-muted">
      {list.total === null
        ? `${list.posts.length}${list.next === null ? "" : " or more"} found`
        : `${list.total.toLocaleString("en-US")} in all`}
    </p>
  );
}

interface JudgeableProps {
  readonly list: PostList;
  readonly dialogOpen: boolean;
  readonly onOpen: (open: OpenPost) => void;
}

/** The table with what can be done to several of its posts. */
function Judgeable({ list, dialogOpen, onOpen }: JudgeableProps) {
  const selection = useSelection(list.posts);
  const [judging, setJudging] = useState<BulkAction>();
  const region = useRef<HTMLElement>(null);
  const onKeyDown = useListKeys();
  useKeptFocus(region, list.posts, dialogOpen || judging !== undefined);
  return (
    <>
      <BulkBar selection={selection} onJudge={setJudging} />
      <section ref={region} aria-label="List of posts" onKeyDown={onKeyDown}>
        <PostTable posts={list.posts} selection={selection} onOpen={onOpen} />
      </section>
      <KeyHelp />
      {judging && (
        <BulkDialog
          action={judging}
          posts={selection.chosen}
          onClose={() => setJudging(undefined)}
          onDone={selection.clear}
        />
      )}
    </>
  );
}

interface PagesProps {
  readonly after: string | undefined;
  readonly next: string | null | undefined;
  readonly onChange: (change: ListFilter) => void;
}

/** The ways through the pages. One step back is the browser's. */
function Pages({ after, next, onChange }: PagesProps) {
  if (!after && !next) return null;
  return (
    <nav aria-label="Pages of the list" className="mt-8 flex flex-wrap gap-3">
      {after && (
        <Button tone="secondary" onClick={() => onChange({ after: "" })}>
          First page
        </Button>
      )}
      {next && (
        <Button tone="secondary" onClick={() => onChange({ after: next })}>
          Next page
        </Button>
      )}
    </nav>
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
