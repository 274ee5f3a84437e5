import type { AnalyticsReport, Change, Compared, VitalReport } from "../../../api/generated/types.gen.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { WeekViews } from "./week-views.tsx";

/** The last 28 days beside the 28 before. */
export function AnalyticsView({ report }: { readonly report: AnalyticsReport }) {
  return (
    <div className="grid gap-10">
      <Changes report={report} />
      <WeekViews days={report.days} firstDay={report.firstDay} lastDay={report.lastDay} />
      <dl className="figures grid grid-cols-2 gap-x-8 border-t border-ink sm:grid-cols-3">
        {report.measures.map((row) => (
          <div key={row.name} className="border-b border-line py-3">
            <dt className="text-muted">{row.name}</dt>
            <dd>
              <strong className="text-body font-bold">{row.now.toLocaleString("en-US")}</strong>
              {report.hasBefore && (
                <span className="ml-2 text-muted">was {row.before.toLocaleString("en-US")}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Table title="Read most" rows={report.pages} report={report} />
        <Table title="Came from" rows={report.referrers} report={report} />
        <Table title="Looked for" rows={report.searches} report={report} />
        <Table title="Looked for in vain" rows={report.emptySearches} report={report} />
        <Table title="Pages not found" rows={report.notFound} report={report} />
        <Table title="Countries" rows={report.countries} report={report} />
        <Table title="What visitors did" rows={report.actions} report={report} />
        <Vitals vitals={report.vitals} />
      </div>
      <Digest digest={report.digest} />
    </div>
  );
}

function Changes({ report }: { readonly report: AnalyticsReport }) {
  return (
    <section aria-labelledby="changes">
      <h3 id="changes" className="text-title">
        What changed
      </h3>
      {report.changes.length === 0 && (
        <p className="mt-2 text-muted">
          {report.hasBefore
            ? "Nothing changed beyond chance."
            : "Counting has not gone on for 56 days, so there is nothing to compare with yet."}
        </p>
      )}
      <ul className="mt-3">
        {report.changes.map((change) => (
          <ChangeRow key={change.what} change={change} />
        ))}
      </ul>
    </section>
  );
}

function ChangeRow({ change }: { readonly change: Change }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] border-t border-line py-3">
      <span aria-hidden className={`font-bold ${change.good ? "text-teal" : "text-amber"}`}>
        {change.good ? "+" : "!"}
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="figures font-bold">{change.what}</strong>{" "}
        <span className="text-muted">{change.why}</span>
      </span>
    </li>
  );
}

interface TableProps {
  readonly title: string;
  readonly rows: readonly Compared[];
  readonly report: AnalyticsReport;
}

function Table({ title, rows, report }: TableProps) {
  return (
    <section className="min-w-0">
      <h3 className="border-b border-ink pb-2 font-text text-small font-bold tracking-normal">{title}</h3>
      {rows.length === 0 ? (
        <p className="py-3 text-muted">Nothing was counted.</p>
      ) : (
        <table className="figures w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Which</th>
              <th scope="col">28 days</th>
              {report.hasBefore && <th scope="col">The 28 days before</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal [overflow-wrap:anywhere]">
                  {row.name}
                </th>
                <td className="py-2 text-right font-bold">{row.now.toLocaleString("en-US")}</td>
                {report.hasBefore && (
                  <td className="w-20 py-2 text-right text-muted">{row.before.toLocaleString("en-US")}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Vitals({ vitals }: { readonly vitals: readonly VitalReport[] }) {
  return (
    <section className="min-w-0">
      <h3 className="border-b border-ink pb-2 font-text text-small font-bold tracking-normal">
        Web Vitals, 75th percentile
      </h3>
      <ul className="figures">
        {vitals.map((vital) => (
          <li key={vital.name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <span>{vital.name}</span>
            <span className="text-muted">{verdict(vital)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a vital came to, in words: nothing measured is never 0. */
export function verdict({ name, number, p75, good }: VitalReport): string {
  if (number === 0) return "not measured";
  if (p75 === null) return "beyond the scale";
  const value = name === "CLS" ? (p75 / 1_000).toFixed(2) : `${p75.toLocaleString("en-US")} ms`;
  return `${value}, ${p75 <= good ? "good" : "not good"} (${number.toLocaleString("en-US")} measured)`;
}

function Digest({ digest }: { readonly digest: string }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        The digest as mailed
      </summary>
      <div className="flex items-start gap-2 rounded-control border border-line bg-raised p-4">
        <pre className="min-w-0 grow font-text text-small whitespace-pre-wrap [overflow-wrap:anywhere]">
          {digest}
        </pre>
        <CopyButton text={digest} label="Copy the digest" />
      </div>
    </details>
  );
}
