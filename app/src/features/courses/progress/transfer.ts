/** Progress as a file: taken along, and brought back here or to another browser. */
import { site } from "../../../content/site.ts";
import { type Progress, readProgress, writeProgress } from "./progress.ts";
import { type Change, merged } from "./steps.ts";

/** What a file of ours says it is. */
const KIND = "learning-progress";
/** No file of ours comes near, in bytes. */
export const LARGEST_IMPORT = 1_000_000;

/** The text of the file that takes progress along. */
export function exported(progress: Progress): string {
  return `${JSON.stringify({ kind: KIND, site: site.brand, ...JSON.parse(writeProgress(progress)) }, null, 2)}\n`;
}

/** The name of that file; `day` is `2026-11-21`. */
export function exportName(day: string): string {
  return `${site.brand.toLowerCase()}-progress-${day}.json`;
}

/** What an import would do: a change, and what to say once it is made; or why it does nothing. */
export type Import = { readonly change: Change; readonly message: string } | { readonly problem: string };

/** Reads the text of a file against what is kept already. */
export function importOf(text: string, kept: Progress): Import {
  if (!saysItIsOurs(text)) {
    return { problem: `This is no progress file of ${site.brand}. Nothing was changed.` };
  }
  const { progress, trouble } = readProgress(text);
  if (trouble === "newer") {
    return {
      problem:
        "This file was made by a later version of the site. Reload the page and import it again. Nothing was changed.",
    };
  }
  const both = merged(kept, progress);
  const brought = [
    counted(count(both, lessonsOf) - count(kept, lessonsOf), "completed lesson"),
    counted(count(both, passedOf) - count(kept, passedOf), "passed quiz", "passed quizzes"),
  ].filter((words) => words !== undefined);
  const message =
    brought.length === 0
      ? "The file holds nothing that was not here already."
      : `Added from the file: ${brought.join(" and ")}.`;
  const left = trouble === "damaged" ? " A part of the file could not be read and was left out." : "";
  return { change: (now) => merged(now, progress), message: message + left };
}

function saysItIsOurs(text: string): boolean {
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === "object" && file !== null && "kind" in file && file.kind === KIND;
  } catch {
    return false;
  }
}

type Course = Progress[string];

function lessonsOf({ completed }: Course): number {
  return Object.keys(completed).length;
}

function passedOf({ quizzes }: Course): number {
  return Object.values(quizzes).filter(({ passedAt }) => passedAt !== undefined).length;
}

function count(progress: Progress, of: (course: Course) => number): number {
  return Object.values(progress).reduce((sum, course) => sum + of(course), 0);
}

function counted(number: number, one: string, many = `${one}s`): string | undefined {
  return number === 0 ? undefined : `${number} ${number === 1 ? one : many}`;
}
