import type { ComponentPropsWithRef, ReactNode } from "react";

/** How much a button asks for: one primary on a screen, the rest secondary or quiet; danger undoes work. */
export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly tone?: ButtonTone;
  readonly small?: boolean;
  /** What is happening; replaces the label and disables the button until it is over. */
  readonly pendingLabel?: string | undefined;
  readonly children: ReactNode;
}

/** The classes of a button, also for links that look like one. */
export function buttonClass(tone: ButtonTone = "primary", small = false): string {
  return `button button-${tone}${small ? " button-small" : ""}`;
}

/** An action on the page at hand. Its label says what happens. */
export function Button({
  tone = "primary",
  small = false,
  pendingLabel,
  disabled,
  className = "",
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonClass(tone, small)} ${className}`}
      disabled={disabled || pendingLabel !== undefined}
      aria-busy={pendingLabel !== undefined || undefined}
      {...rest}
    >
      {pendingLabel ?? children}
    </button>
  );
}
