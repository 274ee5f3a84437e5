import type { ReactNode } from "react";

interface CardProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A raised sheet for things that stand for themselves: a receipt, a form, a result. */
export function Card({ className = "", children }: CardProps) {
  return (
    <div className={`card rounded-card border border-line bg-raised p-5 md:p-7 ${className}`}>{children}</div>
  );
}
