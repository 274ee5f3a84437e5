import type { FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { type Entry, type ReadEntry, YEARS } from "./entry.ts";
import { UNIT_MAX_LENGTH, type UnitChoice } from "./unit.ts";

interface CalculatorFormProps {
  readonly entry: Entry;
  readonly read: ReadEntry;
  readonly unit: string;
  readonly unitChoice: UnitChoice;
  readonly customUnit: string;
  readonly onEntry: (entry: Entry) => void;
  readonly onUnitChoice: (choice: UnitChoice) => void;
  readonly onCustomUnit: (label: string) => void;
}

/** The fields. They calculate as they change; the button brings the result into view. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { entry, read, unit, unitChoice, customUnit, onEntry, onUnitChoice, onCustomUnit } = props;
  const errors = read.kind === "refused" ? read.errors : {};

  function showResult(event: FormEvent) {
    event.preventDefault();
    onEntry({ ...entry });
    document.getElementById("returns")?.scrollIntoView({ block: "nearest" });
  }

  return (
    <form onSubmit={showResult} noValidate className="grid gap-6">
      <Field label="Amount of Tokens" unit={unit} error={errors.amount} note={read.notes.amount}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={entry.amount}
            onChange={(event) => onEntry({ ...entry, amount: event.target.value })}
          />
        )}
      </Field>
      <Field label="Unit" hint="Names the figures; the arithmetic is the same.">
        {(control) => (
          <Select
            {...control}
            value={unitChoice}
            onChange={(event) => onUnitChoice(event.target.value as UnitChoice)}
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
              onChange={(event) => onCustomUnit(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="APR %"
        unit="%"
        hint="Yearly rate, compounded once a year."
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
            onChange={(event) => onEntry({ ...entry, apr: event.target.value })}
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
            onChange={(event) => onEntry({ ...entry, years: event.target.value })}
          />
        )}
      </Field>
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
