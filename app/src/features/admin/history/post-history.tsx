/** The history of a post: what was done, every saved text, and what differs between any two of them. A chunk of its own. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failure } from "../../../api/failure.ts";
import type { PostSummary } from "../../../api/generated/types.gen.ts";
import { postQuery, revisionsQuery, timelineQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Comparison } from "./comparison.tsx";
import { Restore } from "./restore.tsx";
import { SavedTexts } from "./saved-texts.tsx";
import { Timeline } from "./timeline.tsx";

interface PostHistoryProps {
  readonly post: PostSummary;
  /** Called with the sentence for the toast. */
  readonly onRestored: (sentence: string) => void;
  readonly onClose: () => void;
}

export default function PostHistory({ post, onRestored, onClose }: PostHistoryProps) {
  const detail = useQuery(postQuery(post.id));
  const problem = detail.error && failure("history", detail.error);
  const current = detail.data?.blogPost;
  return (
    <Modal size="desk" title={`History: ${post.title}`} onClose={onClose}>
      {problem && (
        <Alert tone="failure" title={problem.title}>
          {problem.description}
        </Alert>
      )}
      {detail.isPending && <Skeleton className="h-64 w-full" />}
      {current && <History post={current} onRestored={onRestored} />}
    </Modal>
  );
}

interface HistoryProps {
  /** As it stands now: a restore is of this version. */
  readonly post: PostSummary;
  readonly onRestored: (sentence: string) => void;
}

function History({ post, onRestored }: HistoryProps) {
  const timeline = useQuery(timelineQuery(post));
  const saved = useInfiniteQuery(revisionsQuery(post));
  const revisions = saved.data?.pages.flatMap((page) => page.revisions) ?? [];
  const [pair, setPair] = useState<readonly [number, number]>();
  const [restoring, setRestoring] = useState<number>();
  const error = timeline.error ?? saved.error;
  const problem = error && failure("history", error);
  const [newest, before] = revisions;
  // Until somebody chooses: the newest text against the one before it.
  const [from, to] = pair ?? [before?.version ?? newest?.version ?? 0, newest?.version ?? 0];
  const place = (version: number) => revisions.findIndex((revision) => revision.version === version);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 text-small lg:grid-cols-[22rem_minmax(0,1fr)]">
      {problem && (
        <Alert tone="failure" title={problem.title} className="lg:col-span-2">
          {problem.description}
        </Alert>
      )}
      <div className="grid content-start gap-8">
        <SavedTexts
          revisions={revisions}
          loading={saved.isPending}
          shown={to}
          onShow={(version) => setPair([revisions[place(version) + 1]?.version ?? version, version])}
          onRestore={setRestoring}
        />
        {saved.hasNextPage && (
          <div>
            <Button
              tone="secondary"
              small
              pendingLabel={saved.isFetchingNextPage ? "Reading..." : undefined}
              onClick={() => saved.fetchNextPage()}
            >
              Older texts
            </Button>
          </div>
        )}
        <Timeline events={timeline.data ?? []} loading={timeline.isPending} />
      </div>
      {newest && (
        <Comparison
          post={post.id}
          revisions={revisions}
          from={from}
          to={to}
          onChange={(one, other) => setPair([one, other])}
        />
      )}
      {restoring !== undefined && (
        <Restore
          post={post}
          version={restoring}
          onRestored={onRestored}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </div>
  );
}
