/** What was typed into a form, kept for this tab so that a reload or a lost connection costs nothing. */

/** Texts by the names of their fields. */
export type FilledForm = Record<string, string[]>;

const keyOf = (kind: string) => `form:${kind}`;

/** Reads a draft; what is damaged or forbidden is none. */
export function readDraft(kind: string): FilledForm {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? "{}");
    if (typeof draft !== "object" || draft === null) return {};
    const lists = Object.entries(draft).filter(([, texts]) => Array.isArray(texts) && texts.every(isText));
    return Object.fromEntries(lists) as FilledForm;
  } catch {
    return {};
  }
}

/** Keeps a draft as long as the tab is open. */
export function keepDraft(kind: string, filled: FilledForm): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(filled));
  } catch {
    // A full or forbidden storage: the form itself still holds what was typed.
  }
}

/** Forgets a draft, once it was sent. */
export function dropDraft(kind: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // There is none to forget.
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
