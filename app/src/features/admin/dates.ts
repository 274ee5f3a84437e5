/** Times as an editor reads them. An unreadable time is shown as it came, never as another one. */

const chicago = "America/Chicago";

/** Whether the text is a time at all. */
function parse(time: string): Date | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function format(time: string, options: Intl.DateTimeFormatOptions, locale = "en-GB"): string {
  const date = parse(time);
  return date ? new Intl.DateTimeFormat(locale, options).format(date) : time;
}

/** `20 Nov 2026`, in the viewer's zone. */
export function formatDay(time: string, timeZone?: string): string {
  return format(time, { day: "numeric", month: "short", year: "numeric", timeZone });
}

const appointment = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** `Monday, November 23 at 9:00 AM CST`: a time as the clocks in Chicago show it. */
export function formatInChicago(time: string): string {
  return format(time, { ...appointment, timeZone: chicago }, "en-US");
}

/** `Monday 23 November at 16:00 CET`: the same time as the viewer's clock shows it. */
export function formatForViewer(time: string, timeZone?: string): string {
  return format(time, { ...appointment, hour: "2-digit", timeZone });
}

/** How long something took: `under a second`, `12 s`, `3 min 5 s`. */
export function formatSeconds(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return "unknown";
  if (seconds < 1) return "under a second";
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest > 0 ? ` ${rest} s` : ""}`;
}
