/** The columns of the yearly breakdown, on the page and in its file. Two of them are there only where they say something. */
import { csvText } from "../../files/csv.ts";
import type { Column } from "../../ui/table.tsx";
import type { Plan, YearRow } from "./compound.ts";
import { formatAmount } from "./format.ts";

interface AmountColumn {
  readonly head: string;
  readonly amount: (row: YearRow) => number;
  readonly strong?: true;
}

function amounts({ payment, inflation }: Plan): AmountColumn[] {
  return [
    { head: "Original Amount", amount: (row) => row.principal },
    ...(payment > 0 ? [{ head: "Paid In", amount: (row: YearRow) => row.paidIn }] : []),
    { head: "Interest Earned", amount: (row) => row.interest },
    { head: "Total Value", amount: (row) => row.total, strong: true },
    ...(inflation !== 0 ? [{ head: "At Today’s Prices", amount: (row: YearRow) => row.realTotal }] : []),
    { head: "Daily Return", amount: (row) => row.dailyReturn },
    { head: "Monthly Return", amount: (row) => row.monthlyReturn },
  ];
}

/** The table's columns. */
export function breakdownColumns(plan: Plan): Column<YearRow>[] {
  return [
    { head: "Year", cell: (row) => row.year },
    ...amounts(plan).map(({ head, amount, strong }) => ({
      head,
      numeric: true,
      cell: (row: YearRow) =>
        strong ? (
          <strong className="font-bold">{formatAmount(amount(row))}</strong>
        ) : (
          formatAmount(amount(row))
        ),
    })),
  ];
}

/** The table as a file: plain numbers with two decimals, as a spreadsheet takes them, and the unit in the heads. */
export function breakdownCsv(plan: Plan, rows: readonly YearRow[], unit: string): string {
  const columns = amounts(plan);
  return csvText(
    ["Year", ...columns.map(({ head }) => `${head} (${unit})`)],
    rows.map((row) => [String(row.year), ...columns.map(({ amount }) => decimals(amount(row)))]),
  );
}

/** Two decimals; a loss too small to show is 0.00, not -0.00. */
function decimals(value: number): string {
  const text = value.toFixed(2);
  return text === "-0.00" ? "0.00" : text;
}
