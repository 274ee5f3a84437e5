import type { ReactNode } from "react";
import type { HomeAnchor } from "../../paths.ts";

interface SectionProps {
  readonly anchor?: HomeAnchor;
  readonly title: string;
  /** A sentence or two beside the title. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page: its title in the left column, its matter in the right. */
export function Section({ anchor, title, text, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return (
    <section id={anchor} aria-labelledby={id} className="frame">
      <div className="grid gap-x-14 gap-y-8 border-t border-line py-(--section) lg:grid-cols-12">
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
