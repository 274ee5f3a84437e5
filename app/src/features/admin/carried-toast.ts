/** A toast that travels with a navigation: what it reports happened on the screen that is left. */
import type { ToastMessage } from "../../ui/toast.tsx";

/** The options of a `navigate` that takes the message along. */
export function carryToast(message: ToastMessage): { state: { toast: ToastMessage } } {
  return { state: { toast: message } };
}

/** The message in a location's state, where one came along. */
export function carriedToast(state: unknown): ToastMessage | undefined {
  if (typeof state !== "object" || state === null || !("toast" in state)) return undefined;
  const { toast } = state;
  return typeof toast === "object" && toast !== null && "title" in toast && typeof toast.title === "string"
    ? (toast as ToastMessage)
    : undefined;
}
