/**
 * The compound calculator: the specification's three fields in, the balance by year out, recalculated at each
 * keystroke; below it what can be asked of the same figures.
 */
import { useDeferredValue, useMemo } from "react";
import { site } from "../../content/site.ts";
import css from "../../styles/calculator.css?inline";
import { Alert } from "../../ui/alert.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { Comparison } from "./comparison.tsx";
import { yearlyBreakdown } from "./compound.ts";
import { CurrentReturns } from "./current-returns.tsx";
import { type Entry, readEntry } from "./entry.ts";
import { GoalSection } from "./goal-section.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { RateSection } from "./rate-section.tsx";
import { calculatorLink } from "./shared-entry.ts";
import { unitLabel } from "./unit.ts";
import { type CalculatorControls, useAddress } from "./use-calculator.ts";
import { BreakdownTable } from "./yearly-breakdown.tsx";

export function Calculator({ state, change, changeEntry }: CalculatorControls) {
  useAddress(state);
  const { entry, kept } = state;
  const read = useMemo(() => readEntry(entry), [entry]);
  const unit = unitLabel(state.unitChoice, state.customUnit);
  const plan = useDeferredValue(read.kind === "accepted" ? read.plan : null);
  const rows = useMemo(() => (plan ? yearlyBreakdown(plan) : []), [plan]);
  const scenario = useMemo(() => scenarioOf(kept), [kept]);

  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
      <style href="calculator" precedence="page">
        {css}
      </style>
      <div className="lg:col-span-4">
        <CalculatorForm state={state} read={read} unit={unit} onChange={change} onEntry={changeEntry} />
      </div>
      <div id="returns" className="min-w-0 lg:col-span-8">
        {read.kind === "accepted" && plan ? (
          <>
            <CurrentReturns plan={plan} last={rows.at(-1)} unit={unit} />
            {rows.length > 0 && <GrowthChart plan={plan} rows={rows} kept={scenario} unit={unit} />}
          </>
        ) : (
          <Alert tone="caution" title="Nothing to show">
            <p>Correct the field marked on the form; the figures return as you type.</p>
          </Alert>
        )}
      </div>
      {plan && read.kind === "accepted" && (
        <>
          <div className="min-w-0 lg:col-span-12">
            <BreakdownTable plan={plan} rows={rows} unit={unit} link={origin() + calculatorLink(state)} />
          </div>
          <div className="calculator-questions no-print lg:col-span-12">
            <GoalSection plan={plan} unit={unit} goal={state.goal} onGoal={(goal) => change({ goal })} />
            <RateSection onUse={changeEntry} />
          </div>
          <div className="calculator-comparison min-w-0 lg:col-span-12">
            <Comparison
              plan={plan}
              kept={scenario?.plan ?? null}
              unit={unit}
              onKeep={() => change({ kept: entry })}
              onSwap={() => kept && change({ entry: kept, kept: entry })}
              onDrop={() => change({ kept: null })}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Where a copied link leads: this site, also while the page is made. */
function origin(): string {
  return typeof location === "undefined" ? site.origin : location.origin;
}

/** A kept entry with its figures; nothing where it cannot be computed, which only a made-up address brings about. */
function scenarioOf(kept: Entry | null) {
  const read = kept && readEntry(kept);
  return read?.kind === "accepted" ? { plan: read.plan, rows: yearlyBreakdown(read.plan) } : null;
}
