/**
 * Round values for an axis that starts at 0 and ends at or above `highest`: steps of 1, 2 or 5 times a power
 * of ten, about `count` of them. An axis for nothing at all runs to 1.
 */
export function axisTicks(highest: number, count = 4): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
