/**
 * The forms as `forms.json` describes them, which the Worker judges by. What is checked here only spares a visitor
 * the way there and back: the Worker's word is the last.
 */
import definitions from "../../../../forms.json" with { type: "json" };
import type { FormKind } from "../../api/generated/types.gen.ts";

/** What a field takes. */
export type FieldType = "line" | "text" | "email" | "choice" | "transaction" | "times";

/** One field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The most characters. */
  readonly most?: number;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** One form. */
export interface FormDefinition {
  readonly title: string;
  /** What its button says. */
  readonly send: string;
  readonly fields: readonly FormField[];
}

/** The form of a kind. */
export function formOf(kind: FormKind): FormDefinition {
  return definitions.forms[kind] as FormDefinition;
}

/** The name of the field that people do not see. */
export const trap: string = definitions.trap;

/** How many preferred times a form takes. */
export const MOST_TIMES = 3;

/** What is wrong with an entry, as a sentence; undefined when nothing is. */
export function problemOf(field: FormField, texts: readonly string[]): string | undefined {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== "");
  const [text] = filled;
  if (text === undefined) return field.required ? missing(field) : undefined;
  if (field.most !== undefined && [...text].length > field.most) {
    return `This is ${[...text].length} characters long; there is room for ${field.most}.`;
  }
  if (field.type === "email" && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) {
    return "This does not look like an e-mail address. It needs one @ and a domain, as in name@example.org.";
  }
  if (field.type === "transaction" && !/^0x[0-9a-f]{64}$/i.test(text)) {
    return "A transaction hash is 0x followed by 64 characters, 0 to 9 and a to f.";
  }
  if (field.type === "times" && filled.some((time) => Date.parse(time) <= Date.now())) {
    return "This time has passed. Please choose one that is still to come.";
  }
  return undefined;
}

function missing(field: FormField): string {
  if (field.type === "email") return "Please enter your e-mail address.";
  if (field.type === "choice") return "Please choose one.";
  if (field.type === "times") return "Please choose at least one time.";
  if (field.type === "transaction") return "Please enter the transaction hash.";
  return field.name === "name" ? "Please enter your name." : "Please fill this in.";
}

/** A moment picked in the visitor's own zone (`2027-03-08T15:00`) in UTC, as the Worker takes it. */
export function toUtc(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : `${moment.toISOString().slice(0, 19)}Z`;
}
