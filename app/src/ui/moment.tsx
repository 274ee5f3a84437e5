/** A point in time as `20 Nov 2026, 14:05`, in the viewer's zone. What is no time is shown as it came. */

/** RFC 3339, or seconds since 1970. */
type PointInTime = string | number;

interface MomentProps {
  readonly at: PointInTime;
}

/** The time for people, with the exact one for machines. */
export function Moment({ at }: MomentProps) {
  const date = parse(at);
  return date ? <time dateTime={date.toISOString()}>{formatMoment(at)}</time> : String(at);
}

/** The same as text; in `timeZone` where one is given. */
export function formatMoment(at: PointInTime, timeZone?: string): string {
  const date = parse(at);
  if (!date) return String(at);
  return formatterOf(timeZone).format(date);
}

/** By zone. Making one costs more than a thousand uses of it, and lists have a thousand times. */
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

function parse(at: PointInTime): Date | undefined {
  const date = new Date(typeof at === "number" ? at * 1_000 : at);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
