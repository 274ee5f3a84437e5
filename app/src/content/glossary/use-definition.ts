import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds a pointer rests on a word before its definition comes, and may leave it before that goes. */
export const REST = 150;
export const LEAVE = 250;

/** Which word's definition is open, and how to change that: at once, or after a delay unless something else comes first. */
export function useDefinition<Word>() {
  const [shown, setShown] = useState<Word>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((word: Word | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setShown(() => word);
    else timer.current = setTimeout(() => setShown(() => word), delay);
  }, []);
  const close = useCallback(() => show(undefined), [show]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { shown, show, close };
}
