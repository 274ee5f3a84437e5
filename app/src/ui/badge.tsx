import type { ReactNode } from "react";

/** A badge's meaning. Each has its own shape beside its colour. */
export type BadgeTone = "plain" | "waiting" | "good" | "live" | "refused";

const marks = {
  plain: "rounded-full border border-muted",
  waiting: "rounded-full border border-amber border-l-[4px]",
  good: "rounded-full bg-teal",
  live: "rotate-45 bg-ember",
  refused: "bg-loss",
} as const;

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A status as a word and a shape. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span className="badge inline-flex items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-0.5 text-caption font-medium whitespace-nowrap">
      <span aria-hidden className={`size-2 shrink-0 ${marks[tone]}`} />
      {children}
    </span>
  );
}
