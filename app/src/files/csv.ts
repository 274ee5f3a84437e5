/** Comma-separated values that a spreadsheet reads as what they are: RFC 4180, and no cell that runs as a formula. */

/** What makes a spreadsheet take a cell for a formula, or its start for a new cell. */
const RUNS = /^[=+\-@\t\r\n]/;
const IS_NUMBER = /^-?\d+(\.\d+)?$/;

/** One cell. Text that would run as a formula gets an apostrophe before it; numbers stay numbers. */
export function csvCell(text: string): string {
  const safe = RUNS.test(text.trimStart()) && !IS_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file's text: the head, the rows, and a line break after each. */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** A time as `2025-07-31 22:13:20`, in UTC; nothing where it is unknown. Takes seconds since 1970. */
export function csvTime(seconds: number | null): string {
  if (seconds === null) return "";
  return new Date(seconds * 1_000).toISOString().slice(0, 19).replace("T", " ");
}
