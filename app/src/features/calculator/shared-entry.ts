/**
 * The calculator's state in the page's address, so that figures can be shared, kept and gone back to:
 * `/resources?apr=8&years=20&add=50`. Only what differs from the defaults is written. A scenario that was kept for
 * comparison stands beside the other under the same names with `a-` before them.
 */
import { paths } from "../../paths.ts";
import { defaultEntry, type Entry, paymentRhythms } from "./entry.ts";
import { frequencies } from "./rates.ts";
import { UNIT_MAX_LENGTH, type UnitChoice } from "./unit.ts";

/** All that a visitor has set. */
export interface CalculatorState {
  readonly entry: Entry;
  /** Scenario A of a comparison. */
  readonly kept: Entry | null;
  readonly unitChoice: UnitChoice;
  readonly customUnit: string;
  /** The sum to reach, as typed. */
  readonly goal: string;
}

/** The calculator as it opens. */
export const defaultState: CalculatorState = {
  entry: defaultEntry,
  kept: null,
  unitChoice: "XRP",
  customUnit: "",
  goal: "",
};

/** No field of a person's is longer; a longer one comes from a made-up address. */
const LONGEST = 24;

/** The names of the fields in an address. */
const names = {
  amount: "amount",
  apr: "apr",
  years: "years",
  compoundsPerYear: "compounds",
  payment: "add",
  paymentsPerYear: "adds",
  inflation: "inflation",
} as const satisfies Record<keyof Entry, string>;
const fields = Object.keys(names) as (keyof Entry)[];

function writeEntry(query: URLSearchParams, entry: Entry, prefix: string): void {
  for (const field of fields) {
    if (entry[field] !== defaultEntry[field]) query.set(prefix + names[field], String(entry[field]));
  }
}

function readFields(query: URLSearchParams, prefix: string): Entry {
  const text = (field: keyof Entry) =>
    (query.get(prefix + names[field]) ?? String(defaultEntry[field])).slice(0, LONGEST);
  const oneOf = (field: "compoundsPerYear" | "paymentsPerYear", choices: readonly { perYear: number }[]) =>
    choices.find(({ perYear }) => String(perYear) === text(field))?.perYear ?? defaultEntry[field];
  return {
    amount: text("amount"),
    apr: text("apr"),
    years: text("years"),
    compoundsPerYear: oneOf("compoundsPerYear", frequencies),
    payment: text("payment"),
    paymentsPerYear: oneOf("paymentsPerYear", paymentRhythms),
    inflation: text("inflation"),
  };
}

/** The address of a state. */
export function calculatorLink({ entry, kept, unitChoice, customUnit, goal }: CalculatorState): string {
  const query = new URLSearchParams();
  writeEntry(query, entry, "");
  if (kept) {
    query.set("compare", "a");
    writeEntry(query, kept, "a-");
  }
  if (unitChoice === "custom") query.set("unit", customUnit.slice(0, UNIT_MAX_LENGTH));
  else if (unitChoice !== defaultState.unitChoice) query.set("unit", unitChoice);
  if (goal !== "") query.set("goal", goal);
  const text = query.toString();
  return text === "" ? paths.resources : `${paths.resources}?${text}`;
}

/** The state that an address carries; nothing where it says nothing of the calculator. */
export function sharedState(search: string): CalculatorState | undefined {
  const query = new URLSearchParams(search);
  const known = [...Object.values(names), "compare", "unit", "goal"].some((name) => query.has(name));
  if (!known) return undefined;
  const unit = query.get("unit") ?? defaultState.unitChoice;
  const named = unit === "XRP" || unit === "FLR";
  return {
    entry: readFields(query, ""),
    kept: query.get("compare") === "a" ? readFields(query, "a-") : null,
    unitChoice: named ? unit : "custom",
    customUnit: named ? "" : unit.slice(0, UNIT_MAX_LENGTH),
    goal: (query.get("goal") ?? "").slice(0, LONGEST),
  };
}
