import type { Plan, YearRow } from "./compound.ts";
import { formatAmount, formatRate } from "./format.ts";

interface CurrentReturnsProps {
  readonly plan: Plan;
  /** The final year; absent for 0 years. */
  readonly last: YearRow | undefined;
  readonly unit: string;
}

/** What it comes to, and what the final year pays. */
export function CurrentReturns({ plan, last, unit }: CurrentReturnsProps) {
  const years = `${plan.years} ${plan.years === 1 ? "year" : "years"}`;
  const returns = [
    { label: "Daily return", value: last?.dailyReturn ?? 0 },
    { label: "Monthly return", value: last?.monthlyReturn ?? 0 },
    { label: "Yearly return", value: last?.yearlyReturn ?? 0 },
  ];
  return (
    <section aria-labelledby="current-returns">
      <h2 id="current-returns" className="text-title">
        Current Returns
      </h2>
      <dl className="figures mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-small text-muted">Total value after {years}</dt>
          <dd className="mt-1 font-display text-section leading-none tracking-tight">
            {formatAmount(last?.total ?? plan.principal)}{" "}
            <span className="font-text text-small tracking-normal whitespace-nowrap text-muted">{unit}</span>
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">Interest earned</dt>
          <dd className="mt-1 font-display text-section leading-none tracking-tight text-ember">
            {formatAmount(last?.interest ?? 0)}{" "}
            <span className="font-text text-small tracking-normal whitespace-nowrap text-muted">{unit}</span>
          </dd>
        </div>
      </dl>
      <dl className="figures mt-6 grid border-t border-line sm:grid-cols-3 sm:border-b">
        {returns.map((item) => (
          <div
            key={item.label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 sm:block sm:border-b-0 sm:border-l sm:pl-5 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="text-small text-muted">{item.label}</dt>
            <dd className="font-medium sm:mt-0.5">
              {formatAmount(item.value)} <span className="text-small text-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {last && plan.payment > 0 && (
        <p className="figures mt-4 text-small">
          Put in: {formatAmount(last.principal)} at the start and {formatAmount(last.paidIn)} in payments.
        </p>
      )}
      {last && plan.inflation !== 0 && (
        <p className="figures mt-4 text-small">
          At {formatRate(plan.inflation)} % inflation the total buys what{" "}
          <strong className="font-bold">{formatAmount(last.realTotal)}</strong> {unit} buy today, if the
          token’s own price stood still.
        </p>
      )}
      <p className="mt-3 text-caption text-muted">
        Daily, monthly and yearly returns are those of the final year, on the balance with which it begins.
      </p>
    </section>
  );
}
