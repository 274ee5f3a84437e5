import { useQuery } from "@tanstack/react-query";
import { failure } from "../../api/failure.ts";
import type { BlogStats } from "../../api/generated/types.gen.ts";
import { statsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const counters: readonly {
  readonly label: string;
  readonly count: keyof BlogStats;
  readonly urgent?: boolean;
}[] = [
  { label: "Total Posts", count: "totalPosts" },
  { label: "Pending Approval", count: "pendingApproval", urgent: true },
  { label: "Published", count: "published" },
  { label: "Drafts", count: "drafts" },
];

/** How many posts stand where. A count that could not be read is a dash and a sentence, never 0. */
export function Counters() {
  const stats = useQuery(statsQuery);
  const problem = stats.error && failure("stats", stats.error);
  return (
    <>
      <dl className="figures mt-7 grid grid-cols-2 border-t border-ink md:grid-cols-4">
        {counters.map(({ label, count, urgent }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-b border-line py-4 max-md:even:border-l max-md:even:pl-5 md:not-first:border-l md:not-first:pl-6"
          >
            <dt className="text-muted">{label}</dt>
            <dd
              className={`font-display text-section leading-none ${urgent && stats.data?.[count] ? "text-ember" : ""}`}
            >
              {stats.isPending ? (
                <Skeleton className="h-[1em] w-12" />
              ) : (
                (stats.data?.[count].toLocaleString("en-US") ?? "–")
              )}
            </dd>
          </div>
        ))}
      </dl>
      {problem && (
        <Alert tone="failure" title={problem.title} className="mt-4">
          {problem.description} {stats.data && "The counts above are those read before."}
        </Alert>
      )}
    </>
  );
}
