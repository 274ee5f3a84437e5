import { type PointerEventHandler, type RefObject, useLayoutEffect, useRef } from "react";
import type { GlossaryEntry } from "./entry.ts";
import { placeBeside } from "./place.ts";

interface TermPanelProps {
  readonly definition: GlossaryEntry;
  /** The entry in the glossary. */
  readonly href: string;
  readonly word: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onPointerEnter: PointerEventHandler;
  readonly onPointerLeave: PointerEventHandler;
}

/**
 * A definition above the page, beside its word. Escape, a press elsewhere and scrolling close it. Assistive
 * technology has the text with the word itself, so the panel is hidden from it.
 */
export function TermPanel(props: TermPanelProps) {
  const { definition, href, word, onClose, onPointerEnter, onPointerLeave } = props;
  const panel = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const shown = panel.current;
    const line = word.current?.getClientRects()[0];
    if (!shown || !line) return;
    shown.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeBeside(line, shown.getBoundingClientRect(), view);
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }, [word]);

  useLayoutEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    addEventListener("keydown", ({ key }) => key === "Escape" && onClose(), { signal });
    addEventListener("scroll", onClose, { signal, passive: true });
    addEventListener("resize", onClose, { signal });
    addEventListener(
      "pointerdown",
      ({ target }) => {
        const inside = (part: HTMLElement | null) => target instanceof Node && part?.contains(target);
        if (!inside(panel.current) && !inside(word.current)) onClose();
      },
      { signal },
    );
    return () => closing.abort();
  }, [onClose, word]);

  return (
    <span
      ref={panel}
      popover="manual"
      aria-hidden
      className="term-panel"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <strong>{definition.term}</strong>
      <span>{definition.short}</span>
      <a href={href} tabIndex={-1}>
        More in the glossary
      </a>
    </span>
  );
}
