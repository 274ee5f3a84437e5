/** The label of what is counted. It names the unit and changes nothing in the arithmetic. */

/** The choices of the unit field. */
export type UnitChoice = "XRP" | "FLR" | "custom";

/** Longest custom label, in characters; longer ones would push the figures apart. */
export const UNIT_MAX_LENGTH = 10;

/** The label to print. A blank custom label reads 'tokens'. */
export function unitLabel(choice: UnitChoice, custom: string): string {
  return choice === "custom" ? custom.trim().slice(0, UNIT_MAX_LENGTH) || "tokens" : choice;
}
