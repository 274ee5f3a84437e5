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
    <figure className="figures text-caption text-muted">
      <p className="border-b border-line pb-1">{most.toLocaleString("en-US")} views</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-b border-ink"
        role="img"
        aria-label={`Views a day from ${bars[0]?.day} to ${lastDay}; the most on one day were ${most}.`}
      >
        {bars.map(({ day, views }, place) => {
          const height = (views / most) * HEIGHT;
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
      </svg>
      <div aria-hidden className="grid grid-cols-2 gap-2 pt-1">
        <span>The 28 days before</span>
        <span className="text-ink">
          {firstDay} to {lastDay}
        </span>
      </div>
      <figcaption className="mt-2">
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
