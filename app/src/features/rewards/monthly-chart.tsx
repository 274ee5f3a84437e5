/** Rewards by month and project: one row of bars for all, one for each project, all on one scale. */
import { useState } from "react";
import { Plate } from "../../ui/plate.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { counted } from "./format.ts";
import { type Monthly, type MonthlyRow, monthlyOf } from "./monthly.ts";
import type { Report } from "./report.ts";
import { usePrinting } from "./use-printing.ts";
import { hasTimeline } from "./vesting.ts";
import { Unfolding } from "./vesting-section.tsx";
import { approximateRflr, formatRflr } from "./wei.ts";

/** The height of the largest bar of all, in pixels; every other bar is in proportion. */
const TALLEST = 120;
/** A row is never lower than this, in pixels, so that its baseline has air. */
const LOWEST_ROW = 14;

/** The chart with its table; nothing where there is nothing to compare. */
export function MonthlyChart({ report }: { readonly report: Report }) {
  const monthly = monthlyOf(report.shares);
  const printing = usePrinting();
  if (!monthly || (monthly.all.amounts.length === 1 && monthly.rows.length === 1)) return null;
  const nameOf = ({ projectId, projects }: MonthlyRow) =>
    projectId === undefined ? counted(projects, "other project") : report.nameOf(projectId);
  return (
    <section aria-labelledby="by-month">
      <h3 id="by-month" className="text-title">
        Rewards by month and project
      </h3>
      <Plate
        number={hasTimeline(report.vesting) ? 2 : 1}
        className="mt-5"
        caption={
          <>
            RFLR claimed of each month. All rows have one scale.
            <span className="no-print"> Tap a month, or use the arrow keys.</span>
          </>
        }
      >
        <Bars monthly={monthly} nameOf={nameOf} />
      </Plate>
      <Unfolding label="The same as a table" open={printing}>
        <Table
          caption="RFLR claimed by month and project"
          columns={columnsOf(monthly, nameOf)}
          rows={monthly.all.amounts.map((_, index) => index).reverse()}
          rowKey={(index) => index}
        />
      </Unfolding>
    </section>
  );
}

interface BarsProps {
  readonly monthly: Monthly;
  readonly nameOf: (row: MonthlyRow) => string;
}

function Bars({ monthly: { firstMonth, all, rows }, nameOf }: BarsProps) {
  const months = all.amounts.length;
  const [chosen, setChosen] = useState(months - 1);
  const at = Math.min(chosen, months - 1);
  const amount = (row: MonthlyRow) => formatRflr(row.amounts[at] ?? 0n, 2);
  const parts = rows.filter((row) => row.amounts[at]).map((row) => `${nameOf(row)} ${amount(row)}`);
  const largest = Math.max(...all.amounts.map(approximateRflr));
  // A few months make no wall: a bar is never wider than this.
  const width = `min(100%, ${months * 7}rem)`;
  const lines = rows.length > 1 ? [all, ...rows] : [all];

  return (
    <div>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2 text-small">
        <span className="font-bold">Month {firstMonth + at}</span>
        <span className="text-muted">in all / in this month, RFLR</span>
      </p>
      <div className="relative">
        {lines.map((row) => (
          <div key={row.key} className="pt-3">
            <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 text-small leading-snug">
              <span className={`min-w-0 ${row === all ? "font-bold" : ""}`}>
                {row === all && rows.length > 1
                  ? "All projects"
                  : nameOf(row === all ? (rows[0] ?? row) : row)}
              </span>
              <span className="ml-auto whitespace-nowrap">
                <span className="text-muted">{formatRflr(row.totalWei, 2)} / </span>
                <span className="month-figure text-right font-bold">{amount(row)}</span>
              </span>
            </p>
            <BarRow
              row={row}
              largest={largest}
              chosen={at}
              tone={row === all ? "var(--ink)" : "var(--teal)"}
              width={width}
            />
          </div>
        ))}
        <input
          type="range"
          className="chart-scrubber no-print"
          style={{ width, left: 0, bottom: 0 }}
          aria-label="Month on the chart"
          aria-valuetext={`Month ${firstMonth + at}: ${amount(all)} RFLR${parts.length > 1 ? `; ${parts.join(", ")}` : ""}`}
          min={0}
          max={months}
          step="any"
          value={at + 0.5}
          onChange={(event) => setChosen(Math.min(Math.floor(event.target.valueAsNumber), months - 1))}
          onKeyDown={(event) => {
            const next = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1 }[
              event.key
            ];
            if (next === undefined) return;
            event.preventDefault();
            setChosen(Math.min(Math.max(next, 0), months - 1));
          }}
        />
      </div>
      <p
        aria-hidden
        className="figures mt-1 flex justify-between gap-4 text-caption text-muted"
        style={{ width }}
      >
        <span>Month {firstMonth}</span>
        {months > 1 && <span>Month {firstMonth + months - 1}</span>}
      </p>
    </div>
  );
}

interface BarRowProps {
  readonly row: MonthlyRow;
  /** What the tallest bar of the chart stands for, in RFLR. */
  readonly largest: number;
  readonly chosen: number;
  readonly tone: string;
  /** In CSS. */
  readonly width: string;
}

function BarRow({ row, largest, chosen, tone, width }: BarRowProps) {
  const tall = (wei: bigint) => (wei === 0n ? 0 : Math.max((approximateRflr(wei) / largest) * TALLEST, 1.5));
  const height = Math.max(LOWEST_ROW, Math.ceil(Math.max(...row.amounts.map(tall))) + 4);
  return (
    <svg
      viewBox={`0 0 ${row.amounts.length} ${height}`}
      preserveAspectRatio="none"
      className="mt-1 block border-b border-edge"
      style={{ height, width }}
      aria-hidden
    >
      <rect x={chosen} y="0" width="1" height={height} fill="var(--ember)" fillOpacity="0.1" />
      {row.amounts.map((wei, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: months in order
          key={index}
          x={index + 0.14}
          width="0.72"
          y={height - tall(wei)}
          height={tall(wei)}
          fill={index === chosen ? "var(--ember)" : tone}
        />
      ))}
    </svg>
  );
}

function columnsOf({ firstMonth, all, rows }: Monthly, nameOf: BarsProps["nameOf"]): Column<number>[] {
  const amounts = (row: MonthlyRow, head: string): Column<number> => ({
    head,
    numeric: true,
    cell: (index) => (row.amounts[index] ? formatRflr(row.amounts[index]) : "–"),
  });
  return [
    { head: "Month", cell: (index) => firstMonth + index },
    ...rows.map((row) => amounts(row, nameOf(row))),
    ...(rows.length > 1 ? [amounts(all, "All projects")] : []),
  ];
}
