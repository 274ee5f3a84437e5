import { site } from "../../../content/site.ts";
import { saveCsv } from "../../../files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import type { Report } from "../report.ts";
import { rewardsLink } from "../shared-address.ts";
import { certainty, type ExportFormat, exportFormats, fileName } from "./formats.ts";

/** Files of the report, and the report on paper. */
export function ExportSection({ report }: { readonly report: Report }) {
  const certain = report.verified && report.complete;
  return (
    <section aria-labelledby="take-along" className="no-print">
      <h3 id="take-along" className="font-text text-small font-bold tracking-normal">
        Take it with you
      </h3>
      {report.claims.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {exportFormats.map((format) => (
            <File key={format.id} format={format} report={report} />
          ))}
        </ul>
      )}
      {!certain && report.claims.length > 0 && (
        <p className="mt-3 text-small font-medium text-amber">
          This report is {certainty(report)}. The files say so in their names and in their rows.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <Button tone="secondary" onClick={() => window.print()}>
          Print the claim report
        </Button>
        <span className="flex items-center text-small font-medium">
          Link to this report
          <CopyButton text={linkTo(report)} label="Copy the link to this report" />
        </span>
      </div>
    </section>
  );
}

/** Whoever has it sees the addresses, and the same figures. */
function linkTo({ owners, unread }: Report): string {
  const addresses = [...owners, ...unread].map(({ address }) => address);
  const origin = typeof location === "undefined" ? site.origin : location.origin;
  return `${origin}${rewardsLink(addresses)}`;
}

function File({ format, report }: { readonly format: ExportFormat; readonly report: Report }) {
  const leftOut = format.leavesOut(report);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 text-small">
      <span className="min-w-0">
        <span className="font-medium">{format.label}</span>
        <span className="block text-caption text-muted">{format.about}</span>
        {leftOut && <span className="block text-caption font-medium text-amber">{leftOut}</span>}
      </span>
      <Button
        tone="secondary"
        aria-label={`CSV: download for ${format.label}`}
        onClick={() =>
          saveCsv({
            name: fileName(format, report),
            text: format.write(report),
            forSpreadsheets: format.forSpreadsheets,
          })
        }
      >
        CSV
      </Button>
    </li>
  );
}
