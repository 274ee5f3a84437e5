import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { DialogPanel } from "./dialog-panel.tsx";

interface ModalProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** How much room it takes: a question, a form, or a whole desk. */
  readonly size?: "small" | "wide" | "desk";
  /** Asked for by Escape, the backdrop and the close button. The modal stays until it is no longer drawn. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open as long as it is drawn, for screens whose state says what is open. Unlike
 * `Dialog` it never closes by itself, so what was typed into it can be asked about first.
 */
export function Modal({ title, description, size = "small", onClose, children }: ModalProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const requestClose = useRef(onClose);

  useEffect(() => {
    requestClose.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const request = () => requestClose.current();
    const stop = listen(dialog, request);
    dialog.showModal();
    return () => {
      stop();
      // Closing, not just leaving the document, gives the focus back to where it came from.
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={`dialog ${size === "small" ? "" : `dialog-${size}`}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <DialogPanel id={id} title={title} description={description} onClose={onClose}>
        {children}
      </DialogPanel>
    </dialog>
  );
}

/** Turns every way of closing into a request. Listens on the element itself, before the page's own scripts. */
function listen(dialog: HTMLDialogElement, request: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // A drag that begins in a field and ends outside is no click on the backdrop.
  let pressedBackdrop = false;
  dialog.addEventListener(
    "pointerdown",
    (event) => {
      pressedBackdrop = event.target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    "click",
    (event) => {
      if (event.target !== dialog) return;
      event.stopPropagation();
      if (pressedBackdrop) request();
    },
    { signal },
  );
  // Browsers let `cancel` be prevented only once; a prevented key press they respect every time.
  dialog.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      request();
    },
    { signal },
  );
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      request();
    },
    { signal },
  );
  // Closed past all of this (a back gesture, a `data-closes` button): open again until the screen agrees.
  dialog.addEventListener(
    "close",
    (event) => {
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      request();
    },
    { signal },
  );
  return () => controller.abort();
}
