import { type ReactNode, useEffect, useRef } from "react";
import { DialogPanel } from "./dialog-panel.tsx";

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
      <DialogPanel id={id} title={title} description={description}>
        {children}
      </DialogPanel>
    </dialog>
  );
}
