import { Button } from "../../ui/button.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { type Plan, yearlyBreakdown } from "./compound.ts";
import { formatAmount, formatRate } from "./format.ts";
import { durationText } from "./goal.ts";
import { adverbOf, apyOf } from "./rates.ts";

interface ComparisonProps {
  /** Scenario B: the fields as they stand. */
  readonly plan: Plan;
  /** Scenario A, where one was kept. */
  readonly kept: Plan | null;
  readonly unit: string;
  readonly onKeep: () => void;
  readonly onSwap: () => void;
  readonly onDrop: () => void;
}

interface Line {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  readonly difference?: string;
}

const columns: readonly Column<Line>[] = [
  { head: "Figure", cell: (line) => line.name },
  { head: "Scenario A", numeric: true, cell: (line) => line.a },
  { head: "Scenario B", numeric: true, cell: (line) => line.b },
  { head: "Difference", numeric: true, cell: (line) => line.difference ?? "" },
];

/** Two scenarios side by side: one that was kept, and the one in the fields. */
export function Comparison({ plan, kept, unit, onKeep, onSwap, onDrop }: ComparisonProps) {
  return (
    <section aria-labelledby="comparison">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="comparison" className="text-title">
          Compare two scenarios
        </h2>
        {kept && <p className="text-caption text-muted">All amounts in {unit}</p>}
      </div>
      {kept ? (
        <>
          <Table
            caption="Two scenarios"
            columns={columns}
            rows={lines(kept, plan)}
            rowKey={(line) => line.name}
          />
          <p className="mt-5 flex flex-wrap gap-x-5 gap-y-3">
            <Button tone="secondary" onClick={onSwap}>
              Swap A and B
            </Button>
            <Button tone="quiet" onClick={onDrop}>
              End the comparison
            </Button>
          </p>
        </>
      ) : (
        <>
          <p className="calculator-narrow text-small text-muted">
            Keep the figures above as scenario A, then change the fields. The chart draws both, and the
            difference stands here.
          </p>
          <p className="mt-5">
            <Button tone="secondary" data-early onClick={onKeep}>
              Keep these as scenario A
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function lines(a: Plan, b: Plan): Line[] {
  const [endA, endB] = [outcome(a), outcome(b)];
  const amount = (name: string, pick: (end: ReturnType<typeof outcome>) => number): Line => ({
    name,
    a: formatAmount(pick(endA)),
    b: formatAmount(pick(endB)),
    difference: signed(pick(endB) - pick(endA)),
  });
  const rate = ({ apr, compoundsPerYear }: Plan) => `${formatRate(apr)} %, ${adverbOf(compoundsPerYear)}`;
  const effective = ({ apr, compoundsPerYear }: Plan) => apyOf(apr, compoundsPerYear);
  return [
    { name: "Rate", a: rate(a), b: rate(b) },
    {
      name: "In effect, a year",
      a: `${formatRate(effective(a))} %`,
      b: `${formatRate(effective(b))} %`,
      difference: `${sign(effective(b) - effective(a))}${formatRate(Math.abs(effective(b) - effective(a)))} points`,
    },
    {
      name: "Time",
      a: durationText({ periods: a.years, perYear: 1 }),
      b: durationText({ periods: b.years, perYear: 1 }),
    },
    amount("Put in", (end) => end.putIn),
    amount("Interest", (end) => end.interest),
    amount("Total", (end) => end.total),
    ...(a.inflation !== 0 || b.inflation !== 0 ? [amount("At today’s prices", (end) => end.realTotal)] : []),
  ];
}

function outcome(plan: Plan) {
  const last = yearlyBreakdown(plan).at(-1);
  const { principal } = plan;
  return last
    ? {
        putIn: principal + last.paidIn,
        interest: last.interest,
        total: last.total,
        realTotal: last.realTotal,
      }
    : { putIn: principal, interest: 0, total: principal, realTotal: principal };
}

function sign(value: number): string {
  return value > 0 ? "+" : value < 0 ? "−" : "";
}

function signed(value: number): string {
  return `${sign(value)}${formatAmount(Math.abs(value))}`;
}
