import type { ReactNode } from "react";

interface SectionProps {
  /** Its id, for links to it. */
  readonly anchor?: string;
  readonly title: string;
  /** A sentence or two beside the title. */
  readonly text?: ReactNode;
  /** Sets the section on a raised band of its own: for the one that matters most on the page. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** A section of a page: its title in the left column, its matter in the right. */
export function Section({ anchor, title, text, raised = false, children }: SectionProps) {
  // The anchor is the section's own id, and may read like its title.
  const id = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-title`;
  return (
    <section id={anchor} aria-labelledby={id} className={raised ? "band" : undefined}>
      <div
        className={`frame grid gap-x-14 gap-y-8 py-(--section) lg:grid-cols-12 ${raised ? "" : "section-rule"}`}
      >
        <div className="lg:col-span-4">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {text && <div className="mt-4 max-w-[26rem] text-muted">{text}</div>}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
