/**
 * The hero's figure as numbers: what 1,000 tokens become, and which rate and time a point of the plane means.
 * The drawing is a window of 20 years by 10,000 tokens, whatever its size on the screen.
 */
import { rateBetween } from "../calculator/compound.ts";

/** Tokens at the start. */
export const START = 1000;
/** The window and the reach of the two sliders. */
export const RANGE = { years: 20, total: 10_000, apr: 30 } as const;

/** What the visitor has set. */
export interface Setting {
  /** Percent a year, in steps of 0.1, from 0 to `RANGE.apr`. */
  readonly apr: number;
  /** Whole years, from 1 to `RANGE.years`. */
  readonly years: number;
}

/** Where the figure opens. */
export const opening: Setting = { apr: 12, years: 15 };

/** The setting whose curve runs through a point, as near as the steps allow. Both fractions run from 0 to 1. */
export function settingAt(across: number, up: number): Setting {
  const years = clamp(Math.round(across * RANGE.years), 1, RANGE.years);
  const total = Math.max(up * RANGE.total, START);
  const apr = Math.round(rateBetween(START, total, years) * 10) / 10;
  return { years, apr: clamp(apr, 0, RANGE.apr) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
