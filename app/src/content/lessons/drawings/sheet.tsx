/** What the lessons' drawings have in common: the sheet, its hatching, its axes and the figures beside it. */
import type { ReactNode } from "react";

/** A drawing's own coordinates; labels grow on small screens, so every drawing leaves them room. */
export const sheet = { width: 640, height: 360 } as const;

interface SheetProps {
  /** Unique on the page: the hatching is named after it. */
  readonly id: string;
  /** What the drawing shows, for those who cannot see it. */
  readonly label: string;
  readonly height?: number;
  readonly children: ReactNode;
}

/** The paper a drawing is made on. Ember hatching is there as `url(#id-hatch)`. */
export function Sheet({ id, label, height = sheet.height, children }: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${height}`}
      role="img"
      aria-label={label}
      className="figures w-full overflow-visible"
      fill="none"
    >
      <defs>
        <pattern
          id={`${id}-hatch`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" stroke="var(--ember)" strokeOpacity="0.6" />
        </pattern>
      </defs>
      {children}
    </svg>
  );
}

interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** A mark on the lower axis with its value below. */
export function Tick({ x, y, children }: TickProps) {
  return (
    <>
      <path d={`M${x} ${y}v6`} stroke="var(--ink)" />
      <text x={x} y={y + 28} textAnchor="middle" className="chart-label">
        {children}
      </text>
    </>
  );
}

/** The point that a reader moves. */
export function Point({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r="8" fill="var(--ember)" stroke="var(--paper)" strokeWidth="3" />;
}

interface ReadingsProps {
  readonly readings: readonly {
    readonly label: string;
    readonly value: string;
    /** The one that matters. */
    readonly main?: boolean;
  }[];
}

/** The numbers that belong to a drawing, above it. */
export function Readings({ readings }: ReadingsProps) {
  return (
    <dl className="figures mb-4 flex flex-wrap justify-between gap-x-6 gap-y-2">
      {readings.map(({ label, value, main }) => (
        <div key={label}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className={`text-lead leading-snug ${main ? "font-bold text-ember" : ""}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The controls of a drawing; not there where no script can answer them. */
export function Controls({ children }: { readonly children: ReactNode }) {
  return <div className="lesson-controls mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">{children}</div>;
}
