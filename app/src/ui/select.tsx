import type { ReactNode, SelectHTMLAttributes } from "react";

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly children: ReactNode;
}

/** A choice among a few named things: the browser's own control, in our dress. Goes inside a `Field`. */
export function Select({ className = "control", children, ...rest }: SelectProps) {
  return (
    <select className={className} {...rest}>
      {children}
    </select>
  );
}
