import { type ReactNode, useId } from "react";

/** What a control must carry so that its label, hint and message belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly className: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** What to enter, below the control. */
  readonly hint?: ReactNode;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  /** What we made of the entry, where that is not what was typed. */
  readonly note?: string | undefined;
  /** The unit at the control's right edge. */
  readonly unit?: string | undefined;
  /** Draws the control with the attributes given. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A labelled control: label above, hint below, messages in words beside it. */
export function Field({ label, hint, error, note, unit, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean);
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-bold leading-snug">
        {label}
      </label>
      <div className="relative min-w-0">
        {children({
          id,
          className: `control ${unit ? "pr-16" : ""}`,
          "aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
          "aria-invalid": error ? true : undefined,
        })}
        {unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-small text-muted"
          >
            {unit}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={`${id}-error`} className="text-caption font-bold text-loss">
            {error}
          </p>
        )}
        {note && (
          <p id={`${id}-note`} className="text-caption font-medium text-amber">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
