import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

/** How long the button says that it has copied, in milliseconds. */
const THANKS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
}

/** Puts a text on the clipboard, and says whether it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), THANKS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    // Without a secure origin there is no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  }

  const Icon = outcome === "copied" ? Check : Copy;
  return (
    <span className="inline-flex shrink-0 items-center">
      <span role="status" className="text-caption text-muted">
        {outcome === "copied" && "Copied"}
        {outcome === "refused" && "Not copied: select the text instead"}
      </span>
      <button
        type="button"
        aria-label={label}
        onClick={copy}
        data-early
        className="no-print grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden className={`size-4.5 ${outcome === "copied" ? "text-teal" : ""}`} />
      </button>
    </span>
  );
}
