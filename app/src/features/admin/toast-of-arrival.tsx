/** Toasts for a page that has none: a chunk of its own, loaded when a message has come along. */
import { ToastProvider } from "../../ui/toast.tsx";
import { useCarriedToast } from "./use-carried-toast.ts";

export default function ToastOfArrival() {
  return (
    <ToastProvider>
      <Show />
    </ToastProvider>
  );
}

function Show() {
  useCarriedToast();
  return null;
}
