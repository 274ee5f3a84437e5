import type { RefreshItem, RefreshReport } from "../../../api/generated/types.gen.ts";
import { Button } from "../../../ui/button.tsx";
import { RecordTable } from "../../../ui/record-table.tsx";
import { useDecision } from "./use-decision.ts";

/** Public posts that may have aged, the most urgent first. */
export function RefreshView({ report }: { readonly report: RefreshReport }) {
  const decide = useDecision();
  const columns = [
    {
      head: "Post",
      main: true,
      cell: (item: RefreshItem) => (
        <div className="[overflow-wrap:anywhere]">
          <a className="link font-bold" href={`/blog/${item.slug}`} target="_blank" rel="noreferrer">
            {item.title}
          </a>
          <ul className="mt-1 text-muted">
            {item.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </div>
      ),
    },
    { head: "Age", numeric: true, cell: ({ ageDays }: RefreshItem) => `${ageDays} days` },
    { head: "Views", numeric: true, cell: (item: RefreshItem) => `${item.views} (was ${item.viewsBefore})` },
    {
      head: "Decision",
      cell: (item: RefreshItem) => (
        <Button
          small
          tone="secondary"
          className="max-md:min-h-11"
          disabled={decide.isPending}
          aria-label={`Still correct: ${item.title}`}
          onClick={() => decide.mutate({ decide: "still_correct", postId: item.postId })}
        >
          Still correct
        </Button>
      ),
    },
  ];
  if (report.items.length === 0) {
    return <p>{report.posts} public posts were looked at. None has aged or loses readers.</p>;
  }
  return (
    <div className="grid gap-5">
      <p>
        {report.items.length} of {report.posts} public posts are worth a look. Proposed revisions stand on the
        dashboard, under ‘Revisions to judge’.
      </p>
      <RecordTable
        caption="Posts that may have aged"
        columns={columns}
        rows={report.items}
        rowKey={({ postId }) => postId}
      />
    </div>
  );
}
