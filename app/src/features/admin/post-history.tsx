/** The history of a post: what was done, and every saved text, each of which can be restored. A chunk of its own. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { failure } from "../../api/failure.ts";
import { restoreRevision } from "../../api/generated/sdk.gen.ts";
import type { BlogPost, PostEvent, RevisionSummary } from "../../api/generated/types.gen.ts";
import { historyQuery, postsQuery, statsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { statusLook } from "./post-status.ts";

interface PostHistoryProps {
  readonly post: BlogPost;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

export default function PostHistory({ post, onRestored, onClose }: PostHistoryProps) {
  const client = useQueryClient();
  const history = useQuery(historyQuery(post));
  const restore = useMutation({
    mutationFn: (version: number) =>
      restoreRevision({ ...call, path: { id: post.id, version }, body: { version: post.version } }),
    onSuccess: onRestored,
    onSettled: () => {
      client.invalidateQueries({ queryKey: postsQuery.queryKey });
      client.invalidateQueries({ queryKey: statsQuery.queryKey });
    },
  });
  const problem = history.error
    ? failure("history", history.error)
    : restore.error && failure("restore", restore.error);
  return (
    <Modal wide title={`History: ${post.title}`} onClose={onClose}>
      {problem && (
        <Alert tone="failure" title={problem.title} className="mb-6">
          {problem.description}
        </Alert>
      )}
      {history.isPending && <Skeleton className="h-48 w-full" />}
      {history.data && (
        <div className="grid gap-x-10 gap-y-8 text-small lg:grid-cols-2">
          <section aria-labelledby="saved-texts">
            <h3 id="saved-texts" className="text-title">
              Saved texts
            </h3>
            <ol className="mt-3">
              {history.data.revisions.map((revision, place) => (
                <Revision
                  key={revision.version}
                  revision={revision}
                  onRestore={place === 0 ? undefined : () => restore.mutate(revision.version)}
                  busy={restore.isPending}
                />
              ))}
            </ol>
          </section>
          <section aria-labelledby="timeline">
            <h3 id="timeline" className="text-title">
              What was done
            </h3>
            <ol className="mt-3">
              {history.data.events.map((event) => (
                <Event key={`${event.at}${event.action}${event.version}`} event={event} />
              ))}
            </ol>
          </section>
        </div>
      )}
    </Modal>
  );
}

interface RevisionProps {
  readonly revision: RevisionSummary;
  /** Absent for the newest, which is the text that stands. */
  readonly onRestore: (() => void) | undefined;
  readonly busy: boolean;
}

function Revision({ revision, onRestore, busy }: RevisionProps) {
  return (
    <li className="figures border-t border-line py-3">
      <p>
        <strong className="font-bold">Version {revision.version}</strong> by {revision.author},{" "}
        <Moment at={revision.savedAt} />
        {revision.isLive && <span className="ml-2 text-ember">what readers have</span>}
      </p>
      <p className="text-muted">
        {revision.fields.length > 0 ? `Changed: ${revision.fields.join(", ")}` : "The first text"}
      </p>
      {revision.note && <p className="mt-1">“{revision.note}”</p>}
      {onRestore && (
        <Button
          small
          tone="secondary"
          className="mt-2 max-md:min-h-11"
          disabled={busy}
          aria-label={`Restore version ${revision.version}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
    </li>
  );
}

function Event({ event }: { readonly event: PostEvent }) {
  return (
    <li className="figures border-t border-line py-3">
      <p>
        <strong className="font-bold">{event.action}</strong> by {event.actor}, <Moment at={event.at} />
      </p>
      <p className="text-muted">
        {event.from === null ? "" : `${statusLook(event.from).label} → `}
        {statusLook(event.to).label}
        {event.detail && ` · ${event.detail}`}
      </p>
      {event.comment && <p className="mt-1">“{event.comment}”</p>}
    </li>
  );
}
