/** Marks for a time axis: first days of calendar months in UTC. All times in seconds since 1970. */

const MONTHS_BETWEEN = [1, 2, 3, 6, 12, 24] as const;

/** The marks between `from` and `to`, at most `most` of them. */
export function timeTicks(from: number, to: number, most: number): number[] {
  for (const between of MONTHS_BETWEEN) {
    const ticks = everyMonths(from, to, between);
    if (ticks.length <= most) return ticks;
  }
  return [];
}

function everyMonths(from: number, to: number, between: number): number[] {
  const start = new Date(from * 1_000);
  const ticks: number[] = [];
  for (let month = Math.ceil((start.getUTCMonth() + 1) / between) * between; ; month += between) {
    const tick = Date.UTC(start.getUTCFullYear(), month) / 1_000;
    if (tick > to) return ticks;
    ticks.push(tick);
  }
}

const label = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

/** `Jan 2026`. */
export function formatTick(seconds: number): string {
  return label.format(seconds * 1_000);
}
