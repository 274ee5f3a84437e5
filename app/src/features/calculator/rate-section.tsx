import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { parse } from "./entry.ts";
import { formatRate } from "./format.ts";
import { aprOf, apyOf, frequencies } from "./rates.ts";

interface RateSectionProps {
  /** Takes the rate over into the calculation. */
  readonly onUse: (rate: { apr: string; compoundsPerYear: number }) => void;
}

type Quote = "apr" | "apy";

/** APR and APY of one rate: fill in either, the other follows. */
export function RateSection({ onUse }: RateSectionProps) {
  const [typed, setTyped] = useState<{ quote: Quote; text: string }>({ quote: "apr", text: "12" });
  const [perYear, setPerYear] = useState(12);
  const value = parse(typed.text);
  const meaningful = value !== undefined && value > -100;
  const other = meaningful
    ? formatRate(typed.quote === "apr" ? apyOf(value, perYear) : aprOf(value, perYear)).replaceAll(",", "")
    : "";
  const shown = (quote: Quote) => (quote === typed.quote ? typed.text : other);
  const error = meaningful ? undefined : "Enter a rate above -100 %.";
  const apr = meaningful ? (typed.quote === "apr" ? value : aprOf(value, perYear)) : undefined;

  const field = (quote: Quote, label: string, hint: string) => (
    <Field label={label} unit="%" hint={hint} error={quote === typed.quote ? error : undefined}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="decimal"
          step="any"
          value={shown(quote)}
          onChange={(event) => setTyped({ quote, text: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <section aria-labelledby="rates">
      <h2 id="rates" className="text-title">
        APR and APY
      </h2>
      <div className="calculator-rates">
        {field("apr", "As APR", "Without interest on interest.")}
        {field("apy", "As APY", "With it: what a year comes to.")}
        <Field label="Added">
          {(control) => (
            <Select {...control} value={perYear} onChange={(event) => setPerYear(Number(event.target.value))}>
              {frequencies.map((one) => (
                <option key={one.perYear} value={one.perYear}>
                  {one.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="mt-5">
        <Button
          tone="secondary"
          data-early
          disabled={apr === undefined}
          onClick={() =>
            apr !== undefined && onUse({ apr: String(Number(apr.toFixed(6))), compoundsPerYear: perYear })
          }
        >
          Calculate with this rate
        </Button>
      </p>
      <p className="mt-4 text-small text-muted">
        An advertised APY assumes that every reward is added back at once and at no cost. Fees for adding it
        back, and a rate that falls, take from it.
      </p>
    </section>
  );
}
