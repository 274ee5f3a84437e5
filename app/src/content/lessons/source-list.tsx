import type { Day, Source } from "./lesson.ts";

interface SourceListProps {
  readonly sources: readonly Source[];
  /** When the text that rests on them was last checked. */
  readonly reviewedOn: Day;
}

/** What a text rests on and when it was last compared with that. Closes a lesson or an article. */
export function SourceList({ sources, reviewedOn }: SourceListProps) {
  return (
    <section className="lesson-sources">
      <h2>Sources</h2>
      <ul>
        {sources.map(({ title, publisher, url, readOn }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" target="_blank">
              {title}
            </a>
            , {publisher}. Read on <time dateTime={readOn}>{dayInWords(readOn)}</time>.
          </li>
        ))}
      </ul>
      <p>
        Last reviewed on <time dateTime={reviewedOn}>{dayInWords(reviewedOn)}</time>. Education, not financial
        advice.
      </p>
    </section>
  );
}

/** A day for people: `21 November 2026`. */
export function dayInWords(day: Day): string {
  return new Date(day).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
