/** What the pipeline lays before the editor: topics, revisions and texts for social networks. */
import { useQuery } from "@tanstack/react-query";
import { failure } from "../../../api/failure.ts";
import type { BacklogTopic } from "../../../api/generated/types.gen.ts";
import { deskQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { RecordTable } from "../../../ui/record-table.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Proposals } from "./proposals.tsx";
import { Shares } from "./shares.tsx";
import { useDecision } from "./use-decision.ts";

export default function PipelineDesk() {
  const desk = useQuery(deskQuery);
  const problem = desk.error && failure("desk", desk.error);
  if (problem) {
    return (
      <Alert tone="failure" title={problem.title}>
        {problem.description}
      </Alert>
    );
  }
  if (!desk.data) return <Skeleton className="h-48 w-full" />;
  return (
    <>
      <Topics topics={desk.data.topics} />
      <Proposals proposals={desk.data.proposals} />
      <Shares shares={desk.data.shares} networks={desk.data.networks} />
    </>
  );
}

/** Topics that are shown before the rest is asked for. */
const FIRST = 8;

function Topics({ topics }: { readonly topics: readonly BacklogTopic[] }) {
  const decide = useDecision();
  const columns = [
    {
      head: "Topic",
      main: true,
      cell: ({ topic, reason }: BacklogTopic) => (
        <div className="[overflow-wrap:anywhere]">
          <p className="font-bold">{topic}</p>
          <p className="text-muted">{reason}</p>
        </div>
      ),
    },
    { head: "Wanted", numeric: true, cell: ({ score }: BacklogTopic) => score },
    {
      head: "Status",
      cell: ({ status }: BacklogTopic) => (
        <Badge tone={status === "approved" ? "good" : "plain"}>
          {status === "approved" ? "Approved" : "Proposed"}
        </Badge>
      ),
    },
    {
      head: "Decision",
      className: "lg:w-56",
      cell: ({ id, topic, status }: BacklogTopic) => (
        <span className="flex flex-wrap gap-2">
          {status === "proposed" && (
            <Button
              small
              tone="secondary"
              className="max-md:min-h-11"
              disabled={decide.isPending}
              aria-label={`Approve topic: ${topic}`}
              onClick={() => decide.mutate({ decide: "approve_topic", id })}
            >
              Approve
            </Button>
          )}
          <Button
            small
            tone="quiet"
            className="max-md:min-h-11"
            disabled={decide.isPending}
            aria-label={`Dismiss topic: ${topic}`}
            onClick={() => decide.mutate({ decide: "dismiss_topic", id })}
          >
            Dismiss
          </Button>
        </span>
      ),
    },
  ];
  const table = (rows: readonly BacklogTopic[], caption: string) => (
    <RecordTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
  return (
    <section aria-labelledby="topic-backlog">
      <h2 id="topic-backlog" className="text-title">
        Topics to write about
      </h2>
      <p className="mt-1 mb-3 max-w-[40rem] text-muted">
        What readers look for and the site has not. The best approved topic becomes the next draft.
      </p>
      {topics.length === 0 && (
        <p className="border-t border-ink py-5 text-muted">
          Nothing yet: Keyword Research fills this from searches, missing pages and the glossary.
        </p>
      )}
      {topics.length > 0 && table(topics.slice(0, FIRST), "Topics to write about")}
      {topics.length > FIRST && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center py-2 font-medium">
            {topics.length - FIRST} more topics
          </summary>
          {table(topics.slice(FIRST), "More topics")}
        </details>
      )}
    </section>
  );
}
