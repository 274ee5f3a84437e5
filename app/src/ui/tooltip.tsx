import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

/** Before the first tooltip opens, in milliseconds. */
const OPEN_DELAY = 700;
/** Within this time of the last one, the next opens at once, in milliseconds. */
const SKIP_DELAY = 300;

/** Around tooltips that stand together: once one was seen, the next opens at once. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  readonly text: string;
  /** One element that can take focus. */
  readonly children: ReactNode;
}

/** Says what a bare icon means, inside `Tooltips`. Nothing a reader needs may stand only here. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-40 max-w-64 rounded-control bg-ink px-3 py-1.5 text-caption text-paper"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
