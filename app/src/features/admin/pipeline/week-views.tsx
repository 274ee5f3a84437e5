/** Views a day over eight weeks: the last four in ember, the four before in grey, one bar a day. */
import type { DayViews } from "../../../api/generated/types.gen.ts";

interface WeekViewsProps {
  readonly days: readonly DayViews[];
  /** The first of the last 28 days. */
  readonly firstDay: string;
  /** The last of them. */
  readonly lastDay: string;
}

const WIDTH = 672;
const HEIGHT = 150;
const SPAN = 56;
const STEP = WIDTH / SPAN;

/** The chart, with its numbers as a table for whoever cannot see it. */
export function WeekViews({ days, firstDay, lastDay }: WeekViewsProps) {
  const bars = everyDay(days, lastDay);
  const most = Math.max(1, ...bars.map(({ views }) => views));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 26}`}
        className="block w-full"
        role="img"
        aria-label={`Views a day from ${bars[0]?.day} to ${lastDay}; the most on one day were ${most}.`}
      >
        <text x="0" y="11" className="fill-muted text-[11px]">
          {most.toLocaleString("en-US")} views
        </text>
        <line x1="0" x2={WIDTH} y1="16" y2="16" className="stroke-line" />
        {bars.map(({ day, views }, place) => {
          const height = (views / most) * (HEIGHT - 16);
          return (
            <rect
              key={day}
              x={place * STEP + 1.5}
              y={HEIGHT - height}
              width={STEP - 3}
              height={height}
              className={day >= firstDay ? "fill-ember" : "fill-muted/45"}
            >
              <title>{`${day}: ${views} views`}</title>
            </rect>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-ink" />
        <text x="0" y={HEIGHT + 18} className="fill-muted text-[11px]">
          28 days before
        </text>
        <text x={WIDTH / 2 + 2} y={HEIGHT + 18} className="fill-ink text-[11px]">
          {firstDay} to {lastDay}
        </text>
      </svg>
      <figcaption className="mt-1 text-caption text-muted">
        Views a day, counted without cookies. A day without a bar had none.
      </figcaption>
    </figure>
  );
}

/** Each of the 56 days up to the last; one without a row had no views. */
export function everyDay(days: readonly DayViews[], lastDay: string): DayViews[] {
  const views = new Map(days.map((day) => [day.day, day.views]));
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  return Array.from({ length: SPAN }, (_, place) => {
    const day = new Date(end - (SPAN - 1 - place) * 86_400_000).toISOString().slice(0, 10);
    return { day, views: views.get(day) ?? 0 };
  });
}
