import { type Column, Table } from "../../ui/table.tsx";
import type { YearRow } from "./compound.ts";
import { formatAmount } from "./format.ts";

interface BreakdownTableProps {
  readonly rows: readonly YearRow[];
  readonly unit: string;
}

const columns: readonly Column<YearRow>[] = [
  { head: "Year", cell: (row) => row.year },
  { head: "Original Amount", numeric: true, cell: (row) => formatAmount(row.principal) },
  { head: "Interest Earned", numeric: true, cell: (row) => formatAmount(row.interest) },
  {
    head: "Total Value",
    numeric: true,
    cell: (row) => <strong className="font-bold">{formatAmount(row.total)}</strong>,
  },
  { head: "Daily Return", numeric: true, cell: (row) => formatAmount(row.dailyReturn) },
  { head: "Monthly Return", numeric: true, cell: (row) => formatAmount(row.monthlyReturn) },
];

/** The books, year by year. */
export function BreakdownTable({ rows, unit }: BreakdownTableProps) {
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
        columns={columns}
        rows={rows}
        rowKey={(row) => row.year}
        empty="No year has passed yet."
      />
    </section>
  );
}
