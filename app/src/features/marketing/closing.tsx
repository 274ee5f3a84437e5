import type { ReactNode } from "react";

interface ClosingProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** The last word of a page, and what to do about it. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className="frame">
      <div className="closing grid gap-x-14 gap-y-8 py-(--section) lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 className="text-section">{title}</h2>
          <p className="mt-4 max-w-[34rem] text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:col-span-5 lg:justify-end">
          {children}
        </div>
      </div>
    </section>
  );
}
