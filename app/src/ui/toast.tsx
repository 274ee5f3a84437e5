import { X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";

/** How long a toast stays, in milliseconds. */
const TOAST_DURATION = 5_000;
/** How far it must be dragged to be dismissed, in pixels. */
const SWIPE_THRESHOLD = 50;
/** After it was dismissed it is forgotten, in milliseconds: until then it is only out of sight. */
const REMOVAL_DELAY = 1_000_000;
/** Moves focus to the toast. */
const HOTKEY = ["F8"];

/** What to tell the visitor. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "note" | "failure";
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a toast; it replaces the one on screen, since there is one at a time. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

/** Gives the tools and the admin area below it their toasts. Static pages do without. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage; open: boolean } | null>(null);
  const show = useCallback(
    (message: ToastMessage) =>
      setShown((previous) => ({ key: (previous?.key ?? 0) + 1, message, open: true })),
    [],
  );
  const isDismissed = shown?.open === false;
  useEffect(() => {
    if (!isDismissed) return;
    const timer = setTimeout(() => setShown(null), REMOVAL_DELAY);
    return () => clearTimeout(timer);
  }, [isDismissed]);
  const content = useMemo(
    () => <ToastContext.Provider value={show}>{children}</ToastContext.Provider>,
    [show, children],
  );
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeThreshold={SWIPE_THRESHOLD}>
      {content}
      {shown && (
        <RadixToast.Root
          key={shown.key}
          open={shown.open}
          onOpenChange={(open) => setShown({ ...shown, open })}
          className={`toast flex items-start gap-4 rounded-card border border-l-[3px] border-line bg-raised py-3 pr-2 pl-4 [box-shadow:var(--shadow)] data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] ${shown.message.tone === "failure" ? "border-l-loss" : "border-l-teal"}`}
        >
          <div className="grow py-1">
            <RadixToast.Title className="text-small font-bold">{shown.message.title}</RadixToast.Title>
            {shown.message.description && (
              <RadixToast.Description className="text-small text-muted">
                {shown.message.description}
              </RadixToast.Description>
            )}
          </div>
          <RadixToast.Close
            aria-label="Dismiss"
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        hotkey={HOTKEY}
        className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-112 list-none outline-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
      />
    </RadixToast.Provider>
  );
}
