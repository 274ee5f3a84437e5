/** The compound calculator: three fields in, the balance by year out, recalculated at each keystroke. */
import { useDeferredValue, useMemo, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { yearlyBreakdown } from "./compound.ts";
import { CurrentReturns } from "./current-returns.tsx";
import { defaultEntry, readEntry } from "./entry.ts";
import { GrowthChart } from "./growth-chart.tsx";
import { type UnitChoice, unitLabel } from "./unit.ts";
import { BreakdownTable } from "./yearly-breakdown.tsx";

export function Calculator() {
  const [entry, setEntry] = useState(defaultEntry);
  const [unitChoice, setUnitChoice] = useState<UnitChoice>("XRP");
  const [customUnit, setCustomUnit] = useState("");
  const read = useMemo(() => readEntry(entry), [entry]);
  const unit = unitLabel(unitChoice, customUnit);
  const growth = useDeferredValue(read.kind === "accepted" ? read.growth : null);
  const rows = useMemo(() => (growth ? yearlyBreakdown(growth) : []), [growth]);

  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <CalculatorForm
          entry={entry}
          read={read}
          unit={unit}
          unitChoice={unitChoice}
          customUnit={customUnit}
          onEntry={setEntry}
          onUnitChoice={setUnitChoice}
          onCustomUnit={setCustomUnit}
        />
      </div>
      <div id="returns" className="min-w-0 lg:col-span-8">
        {read.kind === "accepted" && growth ? (
          <>
            <CurrentReturns growth={growth} last={rows.at(-1)} unit={unit} />
            {rows.length > 0 && <GrowthChart growth={growth} rows={rows} unit={unit} />}
          </>
        ) : (
          <Alert tone="caution" title="Nothing to show">
            <p>Correct the field marked on the form; the figures return as you type.</p>
          </Alert>
        )}
      </div>
      <div className="min-w-0 lg:col-span-12">
        {growth && read.kind === "accepted" && <BreakdownTable rows={rows} unit={unit} />}
      </div>
    </div>
  );
}
