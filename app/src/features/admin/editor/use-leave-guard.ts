import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before unsaved text is left, whichever way: closing, a step back in the history, a reload. For the last
 * one the browser asks in its own words.
 */
export function useLeaveGuard(dirty: boolean, close: () => void) {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(dirty);

  useEffect(() => {
    if (!dirty) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", keep);
    return () => removeEventListener("beforeunload", keep);
  }, [dirty]);

  return {
    asking: closing || blocker.state === "blocked",
    leave() {
      if (dirty) setClosing(true);
      else close();
    },
    stay() {
      setClosing(false);
      if (blocker.state === "blocked") blocker.reset();
    },
    /** Leaves after all. */
    go() {
      if (blocker.state === "blocked") blocker.proceed();
      close();
    },
  };
}
