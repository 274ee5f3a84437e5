import { X } from "lucide-react";
import type { ReactNode } from "react";

interface DialogPanelProps {
  /** Of the dialog around it, which is named by `{id}-title` and described by `{id}-description`. */
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  /** Given, the close button calls it; else the early scripts close the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** What every dialog holds: its title, the way out, and its content. */
export function DialogPanel({ id, title, description, onClose, children }: DialogPanelProps) {
  return (
    <div className="p-5 md:p-7">
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          data-closes={onClose ? undefined : true}
          onClick={onClose}
          className="-mt-2 -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {description && (
        <div id={`${id}-description`} className="mt-2 text-small text-muted">
          {description}
        </div>
      )}
      <div className="mt-5">{children}</div>
    </div>
  );
}
