import { useEffect, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { defaultEntry, type Entry, type EntryMessages, paymentRhythms } from "./entry.ts";
import { frequencies } from "./rates.ts";

interface AdditionFieldsProps {
  readonly entry: Entry;
  readonly errors: EntryMessages;
  readonly notes: EntryMessages;
  readonly unit: string;
  readonly onEntry: (changes: Partial<Entry>) => void;
}

const additions = ["compoundsPerYear", "payment", "paymentsPerYear", "inflation"] as const;

/** What can be added to the three fields: folded away until it is wanted, open where it already counts. */
export function AdditionFields({ entry, errors, notes, unit, onEntry }: AdditionFieldsProps) {
  const used = additions.some((field) => entry[field] !== defaultEntry[field]);
  const [open, setOpen] = useState(false);
  // A shared link sets them after the page has opened.
  useEffect(() => {
    if (used) setOpen(true);
  }, [used]);
  return (
    <details
      className="calculator-fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Compounding, payments, inflation</summary>
      <div className="calculator-fold-fields">
        <Field label="Interest is added" hint="How often it begins to earn interest itself.">
          {(control) => (
            <Select
              {...control}
              value={entry.compoundsPerYear}
              onChange={(event) => onEntry({ compoundsPerYear: Number(event.target.value) })}
            >
              {frequencies.map(({ perYear, label }) => (
                <option key={perYear} value={perYear}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Regular payment"
          unit={unit}
          hint="Paid in at the end of each period; blank for none."
          error={errors.payment}
          note={notes.payment}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              value={entry.payment}
              onChange={(event) => onEntry({ payment: event.target.value })}
            />
          )}
        </Field>
        <Field label="How often you pay in">
          {(control) => (
            <Select
              {...control}
              value={entry.paymentsPerYear}
              onChange={(event) => onEntry({ paymentsPerYear: Number(event.target.value) })}
            >
              {paymentRhythms.map(({ perYear, label }) => (
                <option key={perYear} value={perYear}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Inflation %"
          unit="%"
          hint="A year. Shows what the total would buy at today’s prices."
          error={errors.inflation}
          note={notes.inflation}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="decimal"
              step="any"
              value={entry.inflation}
              onChange={(event) => onEntry({ inflation: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
