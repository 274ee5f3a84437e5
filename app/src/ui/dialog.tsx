import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface DialogProps {
  /** Elements with `data-opens={id}` open it, before the application has loaded too. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly wide?: boolean;
  /** Given, the dialog follows this state instead of its openers. */
  readonly open?: boolean;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own element: focus, Escape and the backdrop come with it. */
export function Dialog({ id, title, description, wide = false, open, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || open === undefined || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      id={id}
      className={`dialog ${wide ? "dialog-wide" : ""}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
    >
      <div className="p-5 md:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <button
            type="button"
            data-closes
            aria-label="Close"
            className="-mt-2 -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-small text-muted">
            {description}
          </p>
        )}
        <div className="mt-5">{children}</div>
      </div>
    </dialog>
  );
}
