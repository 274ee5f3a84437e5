/** What a visitor has set, and its way into the page's address and back out of it. */
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { track } from "../analytics/track.ts";
import type { Entry } from "./entry.ts";
import { type CalculatorState, calculatorLink, defaultState, sharedState } from "./shared-entry.ts";

/** Milliseconds without a keystroke after which the address follows. */
const PAUSE = 400;

/** The calculator's state for as long as its page is open, whichever tab is in front. */
export interface CalculatorControls {
  readonly state: CalculatorState;
  readonly change: (changes: Partial<CalculatorState>) => void;
  /** Changes fields and leaves the others as they are by then: several may have been typed into at once. */
  readonly changeEntry: (changes: Partial<Entry>) => void;
}

/** The state: from the address once the page is alive, since the prerendered page knows only the defaults. */
export function useCalculator(): CalculatorControls {
  const [state, setState] = useState(defaultState);
  const { search } = useLocation();
  const first = useRef(search);
  const isCounted = useRef(false);
  useEffect(() => {
    const shared = sharedState(first.current);
    if (shared) setState(shared);
  }, []);

  function changeBy(step: (before: CalculatorState) => CalculatorState) {
    // Using it counts once a view, at the first change; opening the page or a shared link is no use yet.
    if (!isCounted.current) track("calculator_use", "calculator");
    isCounted.current = true;
    setState(step);
  }

  return {
    state,
    change: (changes) => changeBy((before) => ({ ...before, ...changes })),
    changeEntry: (changes) => changeBy((before) => ({ ...before, entry: { ...before.entry, ...changes } })),
  };
}

/** Lets the address follow the state while the calculator is shown; a reload or a shared link opens it again. */
export function useAddress(state: CalculatorState): void {
  const navigate = useNavigate();
  const opened = useRef(state);
  useEffect(() => {
    // As it was opened, the address already says it, or will once it has been read.
    if (state === opened.current) return;
    const timer = setTimeout(() => {
      const link = calculatorLink(state);
      if (link !== `${location.pathname}${location.search}`) {
        navigate(link, { replace: true, preventScrollReset: true });
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [state, navigate]);
}
