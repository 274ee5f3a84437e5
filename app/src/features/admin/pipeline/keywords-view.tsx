import type { GoogleSearch, KeywordReport } from "../../../api/generated/types.gen.ts";
import { Alert } from "../../../ui/alert.tsx";
import { RecordTable } from "../../../ui/record-table.tsx";
import { Names } from "./names.tsx";

const number = (value: number) => value.toLocaleString("en-US");

const columns = [
  {
    head: "Search",
    main: true,
    cell: ({ query, isAnswered, page }: GoogleSearch) => (
      <div className="[overflow-wrap:anywhere]">
        <p className="font-bold">{query}</p>
        <p className="text-muted">
          {isAnswered ? "A page is about it and could do better." : "No page is about it."} Shown most:{" "}
          <a className="link" href={page} target="_blank" rel="noreferrer">
            {page}
          </a>
        </p>
      </div>
    ),
  },
  {
    head: "Shown",
    numeric: true,
    cell: ({ impressions, before }: GoogleSearch) => `${number(impressions)} (was ${number(before)})`,
  },
  { head: "Followed", numeric: true, cell: ({ clicks }: GoogleSearch) => number(clicks) },
  {
    head: "Place",
    numeric: true,
    cell: ({ positionTenths }: GoogleSearch) => (positionTenths / 10).toFixed(1),
  },
];

/** What readers look for, here and on Google, and the topics that came of it. */
export function KeywordsView({ report }: { readonly report: KeywordReport }) {
  // Reports of before Search Console was read have no list.
  const searches = report.searches ?? [];
  return (
    <div className="grid gap-6">
      <p className="figures">
        {number(report.considered)} wordings were looked at; the site covers {number(report.covered)} of them.
      </p>
      {report.searchConsoleFailed ? (
        <Alert tone="caution">{report.searchConsole}</Alert>
      ) : (
        <p className="figures [overflow-wrap:anywhere]">{report.searchConsole}</p>
      )}
      <Names title="New in the backlog" names={report.added} none="No topic is new." />
      {searches.length > 0 && (
        <section>
          <h3 className="mb-2 font-text text-small font-bold tracking-normal">
            Searched on Google and answered badly
          </h3>
          <RecordTable
            caption="Searches on Google that pages of ours answer badly"
            columns={columns}
            rows={searches}
            rowKey={({ query }) => query}
          />
        </section>
      )}
    </div>
  );
}
