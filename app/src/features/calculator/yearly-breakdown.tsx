import { saveCsv } from "../../files/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Table } from "../../ui/table.tsx";
import { breakdownColumns, breakdownCsv } from "./breakdown-columns.tsx";
import type { Plan, YearRow } from "./compound.ts";

interface BreakdownTableProps {
  readonly plan: Plan;
  readonly rows: readonly YearRow[];
  readonly unit: string;
  /** The address that opens these figures again. */
  readonly link: string;
}

/** The books, year by year, to read and to take along. */
export function BreakdownTable({ plan, rows, unit, link }: BreakdownTableProps) {
  return (
    <section aria-labelledby="yearly-breakdown">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="yearly-breakdown" className="text-title">
          Yearly Breakdown
        </h2>
        <p className="text-caption text-muted">All amounts in {unit}</p>
      </div>
      <Table
        caption="Growth by year"
        columns={breakdownColumns(plan)}
        rows={rows}
        rowKey={(row) => row.year}
        empty="No year has passed yet."
      />
      <div className="calculator-take no-print">
        <Button
          tone="secondary"
          data-early
          disabled={rows.length === 0}
          onClick={() =>
            saveCsv({
              name: "compound-growth.csv",
              text: breakdownCsv(plan, rows, unit),
              forSpreadsheets: true,
            })
          }
        >
          Download as CSV
        </Button>
        <span className="flex items-center text-small font-medium">
          Link to these figures
          <CopyButton text={link} label="Copy the link to these figures" />
        </span>
      </div>
    </section>
  );
}
