import { useState } from "react";
import type { PageFinding, Severity, TechnicalReport } from "../../../api/generated/types.gen.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { RecordTable } from "../../../ui/record-table.tsx";

const looks: Readonly<Record<Severity, { readonly label: string; readonly tone: BadgeTone }>> = {
  error: { label: "Error", tone: "refused" },
  warning: { label: "Warning", tone: "waiting" },
  notice: { label: "Notice", tone: "plain" },
};

const columns = [
  {
    head: "Finding",
    main: true,
    cell: ({ problem, fix }: PageFinding) => (
      <div className="[overflow-wrap:anywhere]">
        <p className="font-bold">{problem}</p>
        <p className="text-muted">{fix}</p>
      </div>
    ),
  },
  {
    head: "Severity",
    cell: ({ severity }: PageFinding) => <Badge tone={looks[severity].tone}>{looks[severity].label}</Badge>,
  },
  {
    head: "Page",
    className: "lg:w-56",
    cell: ({ page }: PageFinding) => (
      <a className="link [overflow-wrap:anywhere]" href={page} target="_blank" rel="noreferrer">
        {page}
      </a>
    ),
  },
  { head: "Since", className: "lg:whitespace-nowrap", cell: ({ since }: PageFinding) => since },
];

/** What the crawl found. */
export function TechnicalView({ report }: { readonly report: TechnicalReport }) {
  const [shown, setShown] = useState<Severity | "all">("all");
  const findings = report.findings.filter(({ severity }) => shown === "all" || severity === shown);
  const count = (severity: Severity) => report.findings.filter((found) => found.severity === severity).length;
  return (
    <div className="grid gap-8">
      <p className="figures">
        {report.pages.toLocaleString("en-US")} pages and {report.links.toLocaleString("en-US")} links to other
        sites were looked at
        {report.unknownLinks > 0 && `; ${report.unknownLinks} of them do not tell robots whether they work`}.{" "}
        {report.gone > 0 && `${report.gone} of last week's findings are gone.`}
      </p>
      {report.isCutOff && (
        <Alert tone="caution" title="Other sites could not be reached">
          Links to them were not judged this time.
        </Alert>
      )}
      {report.trend.length > 1 && <Trend trend={report.trend} />}
      {report.findings.length === 0 ? (
        <p className="border-t border-ink py-5 text-muted">Nothing is wrong.</p>
      ) : (
        <div>
          <Choice
            legend="Show"
            value={shown}
            onChange={setShown}
            className="mb-3"
            options={[
              { value: "all", label: `All ${report.findings.length}` },
              { value: "error", label: `Errors ${count("error")}` },
              { value: "warning", label: `Warnings ${count("warning")}` },
              { value: "notice", label: `Notices ${count("notice")}` },
            ]}
          />
          <RecordTable
            caption="Findings"
            columns={columns}
            rows={findings}
            rowKey={({ check, page, problem }) => `${check} ${page} ${problem}`}
          />
        </div>
      )}
      {report.watched.length > 0 && (
        <section>
          <h3 className="text-title">Failed once</h3>
          <p className="mt-1 text-muted">One failure is no proof: these are looked at again next week.</p>
          <ul className="mt-3">
            {report.watched.map((link) => (
              <li key={link.url} className="border-t border-line py-2 [overflow-wrap:anywhere]">
                {link.url} <span className="text-muted">{link.problem}</span>{" "}
                <span className="text-muted">On {link.pages.join(", ")}.</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Trend({ trend }: { readonly trend: TechnicalReport["trend"] }) {
  return (
    <table className="figures w-full max-w-[34rem] border-collapse">
      <caption className="pb-2 text-left font-bold">Findings by week</caption>
      <thead>
        <tr className="border-b border-ink text-right">
          <th scope="col" className="py-2 text-left font-bold">
            Week
          </th>
          <th scope="col" className="font-bold">
            Errors
          </th>
          <th scope="col" className="font-bold">
            Warnings
          </th>
          <th scope="col" className="font-bold">
            Notices
          </th>
        </tr>
      </thead>
      <tbody>
        {trend.map((week) => (
          <tr key={week.slot} className="border-b border-line text-right">
            <th scope="row" className="py-2 text-left font-normal">
              {week.slot}
            </th>
            <td>{week.errors}</td>
            <td>{week.warnings}</td>
            <td>{week.notices}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
