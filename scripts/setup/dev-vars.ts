// `.dev.vars` holds the secrets of the local Worker, one KEY=value a line; wrangler reads it at
// start. It belongs to the person at the machine: it is never rewritten beyond the lines that were
// asked for, and a line nobody can read is reported, not repaired.
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { SetupProblem } from "./steps.mjs";

/** The names and values of a `.dev.vars`. */
export type DevVars = Map<string, string>;

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_.-]*)\s*=\s*(.*)$/;

/** Reads the text of a `.dev.vars`; a `SetupProblem` names the first line that is not one of its. */
export function parseDevVars(text: string): DevVars {
  const vars: DevVars = new Map();
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const assignment = ASSIGNMENT.exec(line);
    if (!assignment) throw brokenLine(index, "is not KEY=value");
    const [, name = "", value = ""] = assignment;
    if (vars.has(name)) throw brokenLine(index, `sets ${name} a second time`);
    vars.set(name, readValue(value, index));
  }
  return vars;
}

function readValue(value: string, index: number): string {
  const quote = value[0];
  if (quote !== "'" && quote !== '"' && quote !== "`") return value.replace(/#.*$/, "").trim();
  const end = value.indexOf(quote, 1);
  if (end === -1) throw brokenLine(index, `opens a quote (${quote}) that it does not close`);
  const rest = value.slice(end + 1).trim();
  if (rest !== "" && !rest.startsWith("#")) throw brokenLine(index, "goes on after its closing quote");
  const inner = value.slice(1, end);
  return quote === '"' ? inner.replaceAll("\\n", "\n") : inner;
}

function brokenLine(index: number, fault: string): SetupProblem {
  return new SetupProblem(
    `Line ${index + 1} of .dev.vars ${fault}: correct that line, or delete .dev.vars to have new admin credentials made, and run the command again.`,
  );
}

/**
 * The text with `entries` set: an existing line is replaced where it stands, a new one is added at
 * the end, everything else stays. Values are written in single quotes, in which wrangler's reader
 * takes every character as it is; a value must therefore hold neither a single quote nor a line end.
 */
export function withDevVars(text: string, entries: Record<string, string>): string {
  const lines = text === "" ? [] : text.replace(/\r?\n$/, "").split(/\r?\n/);
  for (const [name, value] of Object.entries(entries)) {
    if (/['\r\n]/.test(value))
      throw new SetupProblem(`${name} may not contain a single quote or a line end.`);
    const line = `${name}='${value}'`;
    const at = lines.findIndex((old) => ASSIGNMENT.exec(old.trim())?.[1] === name);
    if (at === -1) lines.push(line);
    else lines[at] = line;
  }
  return `${lines.join("\n")}\n`;
}

/** The text of the file at `path`; empty where there is none. */
export function readDevVarsFile(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Replaces the file in one step, readable by its owner only, so that a kill leaves the old or the new one. */
export function writeDevVarsFile(path: string, text: string): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, text, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, path);
}
