import type { PostEvent } from "../../../api/generated/types.gen.ts";
import { Moment } from "../../../ui/moment.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { eventWords } from "../event-words.ts";
import { statusLook } from "../post-status.ts";

interface TimelineProps {
  readonly events: readonly PostEvent[];
  readonly loading: boolean;
}

/** What was done to a post, newest first, with the words of who did it. */
export function Timeline({ events, loading }: TimelineProps) {
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="text-title">
        What was done
      </h3>
      {loading && <Skeleton className="mt-3 h-32 w-full" />}
      <ol className="mt-3">
        {events.map((event) => (
          <li
            key={`${event.version}${event.action}${event.at}`}
            className="figures border-t border-line py-3"
          >
            <p>
              <strong className="font-bold">{event.actor}</strong> {eventWords[event.action]},{" "}
              <Moment at={event.at} />
            </p>
            <p className="text-muted">
              {event.from !== null && event.from !== event.to && `${statusLook(event.from).label} → `}
              {statusLook(event.to).label}
              {event.version !== null && `, version ${event.version}`}
              {event.detail && ` · ${event.detail}`}
            </p>
            {event.comment && <p className="mt-1">“{event.comment}”</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
