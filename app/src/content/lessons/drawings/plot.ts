/** From what is drawn to where it stands on the sheet. */

/** From, to. */
export type Range = readonly [number, number];

/** Maps values to a drawing's coordinates. */
export interface Plot {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** A straight scale; the sheet's side may run backwards, as y does. */
export function scale([from, to]: Range, [start, end]: Range): (value: number) => number {
  return (value) => start + ((end - start) * (value - from)) / (to - from);
}

/** The points of a function's curve, as an SVG path without its first letter. */
export function curve({ x, y }: Plot, value: (at: number) => number, [from, to]: Range, steps = 60): string {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = from + ((to - from) * step) / steps;
    return `${x(at).toFixed(1)} ${y(value(at)).toFixed(1)}`;
  }).join("L");
}

/** The first of 1, 2, 5, 10, 20, 50 … that is at least a value above 0: where an axis can end. */
export function axisEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
