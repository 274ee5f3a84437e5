// How many tests passed and failed, in the words of the programs that ran them.
import { stripVTControlCharacters } from "node:util";

/** A program that runs tests and says how they went. */
export type Runner = "cargo" | "nextest" | "vitest" | "playwright" | "node";

/** Numbers of tests. */
export interface Counts {
  passed: number;
  failed: number;
}

const PATTERNS: Record<Runner, { passed: RegExp; failed: RegExp }> = {
  cargo: {
    passed: /^test result: .*?(\d+) passed/gm,
    failed: /^test result: .*?(\d+) failed/gm,
  },
  nextest: {
    passed: /^\s*Summary .*?(\d+) passed/gm,
    failed: /^\s*Summary .*?(\d+) (?:failed|timed out)/gm,
  },
  vitest: {
    passed: /^\s*Tests .*?(\d+) passed/gm,
    failed: /^\s*Tests .*?(\d+) failed/gm,
  },
  playwright: {
    passed: /^\s*(\d+) passed\b/gm,
    failed: /^\s*(\d+) failed\b/gm,
  },
  node: {
    passed: /^(?:#|ℹ) pass (\d+)/gm,
    failed: /^(?:#|ℹ) fail (\d+)/gm,
  },
};

/** Reads a runner's output; several summaries in it are added up. */
export function countTests(runner: Runner, output: string): Counts {
  const text = stripVTControlCharacters(output);
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  return { passed: sum(PATTERNS[runner].passed), failed: sum(PATTERNS[runner].failed) };
}
