import type { FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { AdditionFields } from "./addition-fields.tsx";
import { type Entry, type ReadEntry, YEARS } from "./entry.ts";
import { formatRate } from "./format.ts";
import { adverbOf, apyOf } from "./rates.ts";
import type { CalculatorState } from "./shared-entry.ts";
import { UNIT_MAX_LENGTH, type UnitChoice } from "./unit.ts";

interface CalculatorFormProps {
  readonly state: CalculatorState;
  readonly read: ReadEntry;
  readonly unit: string;
  readonly onChange: (changes: Partial<CalculatorState>) => void;
  readonly onEntry: (changes: Partial<Entry>) => void;
}

/** The fields. They calculate as they change; the button brings the result into view. */
export function CalculatorForm({ state, read, unit, onChange, onEntry }: CalculatorFormProps) {
  const { entry, unitChoice, customUnit } = state;
  const errors = read.kind === "refused" ? read.errors : {};

  function showResult(event: FormEvent) {
    event.preventDefault();
    onEntry({});
    document.getElementById("returns")?.scrollIntoView({ block: "nearest" });
  }

  return (
    <form onSubmit={showResult} noValidate data-early className="grid gap-6">
      <Field label="Amount of Tokens" unit={unit} error={errors.amount} note={read.notes.amount}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={entry.amount}
            onChange={(event) => onEntry({ amount: event.target.value })}
          />
        )}
      </Field>
      <Field label="Unit" hint="Names the figures; the arithmetic is the same.">
        {(control) => (
          <Select
            {...control}
            value={unitChoice}
            onChange={(event) => onChange({ unitChoice: event.target.value as UnitChoice })}
          >
            <option value="XRP">XRP</option>
            <option value="FLR">FLR</option>
            <option value="custom">Another label</option>
          </Select>
        )}
      </Field>
      {unitChoice === "custom" && (
        <Field label="Label" hint={`Up to ${UNIT_MAX_LENGTH} characters.`}>
          {(control) => (
            <input
              {...control}
              maxLength={UNIT_MAX_LENGTH}
              value={customUnit}
              onChange={(event) => onChange({ customUnit: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label="APR %"
        unit="%"
        hint={rateHint(read, entry.compoundsPerYear)}
        error={errors.apr}
        note={read.notes.apr}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="decimal"
            step={0.01}
            value={entry.apr}
            onChange={(event) => onEntry({ apr: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Time Frame in Years"
        unit="years"
        hint={`${YEARS.min} to ${YEARS.max} years.`}
        error={errors.years}
        note={read.notes.years}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={YEARS.min}
            max={YEARS.max}
            step={1}
            value={entry.years}
            onChange={(event) => onEntry({ years: event.target.value })}
          />
        )}
      </Field>
      <AdditionFields entry={entry} errors={errors} notes={read.notes} unit={unit} onEntry={onEntry} />
      <Button type="submit">Calculate Compound Growth</Button>
      <noscript>
        <p className="text-caption text-amber">
          Without JavaScript this page shows the example only: the fields do not calculate.
        </p>
      </noscript>
      <p className="text-caption text-muted">
        Arithmetic, not a forecast: real rates move every day, and the token's price moves with them.
      </p>
    </form>
  );
}

/** How the rate counts, with the yield that it comes to where that is another number. */
function rateHint(read: ReadEntry, compoundsPerYear: number): string {
  const how = `Yearly rate, compounded ${adverbOf(compoundsPerYear)}`;
  if (compoundsPerYear === 1 || read.kind === "refused") return `${how}.`;
  return `${how}: ${formatRate(apyOf(read.plan.apr, compoundsPerYear))} % a year in effect.`;
}
