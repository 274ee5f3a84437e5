import { Field } from "../../ui/field.tsx";
import type { Plan } from "./compound.ts";
import { parse } from "./entry.ts";
import { formatAmount, formatRate } from "./format.ts";
import { aprNeeded, durationText, HIGHEST_RATE, paymentNeeded, principalNeeded, timeNeeded } from "./goal.ts";

interface GoalSectionProps {
  readonly plan: Plan;
  readonly unit: string;
  /** The sum as typed. */
  readonly goal: string;
  readonly onGoal: (goal: string) => void;
}

/** 'What do I need to reach…': four answers, each of which changes one thing and leaves the others. */
export function GoalSection({ plan, unit, goal, onGoal }: GoalSectionProps) {
  const target = parse(goal);
  const error =
    goal.trim() !== "" && (target === undefined || target <= 0) ? "Enter a sum above 0." : undefined;
  return (
    <section aria-labelledby="goal">
      <h2 id="goal" className="text-title">
        What do I need to reach…
      </h2>
      <div className="calculator-narrow">
        <Field label="A sum to reach" unit={unit} error={error}>
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              placeholder="5000"
              value={goal}
              onChange={(event) => onGoal(event.target.value)}
            />
          )}
        </Field>
      </div>
      {target !== undefined && target > 0 ? (
        <>
          <p className="mt-5 text-small text-muted">Change one of these and leave the others:</p>
          <dl className="calculator-answers figures" aria-live="polite">
            {answers(target, plan, unit).map(({ label, answer, now }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <strong>{answer}</strong>
                  <span>{now}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-4 text-small text-muted">
          You get the start, the rate, the time or the payment that would reach it, with the figures above as
          they are.
        </p>
      )}
    </section>
  );
}

interface Answer {
  readonly label: string;
  readonly answer: string;
  /** What it is at present. */
  readonly now: string;
}

function answers(target: number, plan: Plan, unit: string): Answer[] {
  const payment = paymentNeeded(target, plan);
  const apr = aprNeeded(target, plan);
  const time = timeNeeded(target, plan);
  const each = { 1: "year", 12: "month", 52: "week" }[plan.paymentsPerYear] ?? "period";
  return [
    {
      label: "Start with",
      answer: `${formatAmount(principalNeeded(target, plan))} ${unit}`,
      now: `now ${formatAmount(plan.principal)}`,
    },
    {
      label: "Get a rate of",
      answer:
        apr === undefined ? `none up to ${HIGHEST_RATE.toLocaleString("en-US")} %` : `${formatRate(apr)} %`,
      now: `now ${formatRate(plan.apr)} %`,
    },
    {
      label: "Wait for",
      answer: time === undefined ? "more than 200 years" : durationText(time),
      now: `now ${durationText({ periods: plan.years, perYear: 1 })}`,
    },
    {
      label: `Pay in each ${each}`,
      answer: payment === undefined ? "there is no time to" : `${formatAmount(payment)} ${unit}`,
      now: `now ${formatAmount(plan.payment)}`,
    },
  ];
}
