import type { ReactNode } from "react";

interface PlateProps {
  /** The figure's number on its page. */
  readonly number: number;
  readonly caption: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A figure as a textbook prints it: the drawing, and under it its number and what it shows. */
export function Plate({ number, caption, className = "", children }: PlateProps) {
  return (
    <figure className={`flex flex-col ${className}`}>
      {children}
      <figcaption className="mt-3 text-caption text-muted">
        <span className="mr-2 font-bold text-ink">Fig. {number}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
