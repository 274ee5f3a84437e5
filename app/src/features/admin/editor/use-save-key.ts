import { type RefObject, useEffect } from "react";

/** Ctrl+S (⌘S) sends the form, wherever in its dialog the focus is; a question over the dialog is answered first. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      const dialog = event.target instanceof Element ? event.target.closest("dialog") : null;
      const isOurs = !dialog || dialog === form.current?.closest("dialog");
      if (isOurs && !form.current?.querySelector("dialog[open]")) form.current?.requestSubmit();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
