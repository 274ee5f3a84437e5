import type { ReactNode } from "react";

interface TableRegionProps {
  /** What the table shows. */
  readonly label: string;
  /** Whether its cells hold words; figures stand right. */
  readonly words?: boolean;
  /** The table. */
  readonly children: ReactNode;
}

/** The place of a lesson's table: it scrolls sideways by itself where its columns do not fit. */
export function TableRegion({ label, words = false, children }: TableRegionProps) {
  const className = `scroll-hint lesson-table ${words ? "lesson-words" : ""}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
