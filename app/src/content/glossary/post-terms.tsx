import { type ReactNode, useEffect, useMemo, useRef } from "react";
import css from "../../styles/term.css?inline";
import { TermPanel } from "./term-panel.tsx";
import { LEAVE, REST, useDefinition } from "./use-definition.ts";

/**
 * Gives the words that the Worker marked in a post (`blog/terms.rs`) what marked words have in lessons: their
 * definition on hover, on focus by keyboard and on a tap. Until the page is alive it is in the link's title.
 */
export function PostTerms({ children }: { readonly children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const { shown, show, close } = useDefinition<HTMLAnchorElement>();
  const word = useMemo(() => ({ current: shown ?? null }), [shown]);

  useEffect(() => {
    const within = text.current;
    if (!within) return;
    for (const marked of within.querySelectorAll<HTMLAnchorElement>("a.term[title]")) {
      // The browser's own hint would come on top of ours.
      marked.setAttribute("aria-description", marked.title);
      marked.removeAttribute("title");
    }
    const listening = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      act: (marked: HTMLAnchorElement, event: HTMLElementEventMap[Kind]) => void,
    ) =>
      within.addEventListener(
        kind,
        (event) => {
          const marked = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.term");
          if (marked) act(marked, event);
        },
        { signal: listening.signal },
      );
    let tapped = false;
    on("pointerover", (marked, { pointerType }) => pointerType === "mouse" && show(marked, REST));
    on("pointerout", (_, { pointerType }) => pointerType === "mouse" && show(undefined, LEAVE));
    on("pointerdown", (_, { pointerType }) => {
      tapped = pointerType !== "mouse";
    });
    on("click", (marked, event) => {
      // A tap shows the definition; the way to the glossary is in it.
      if (!tapped) return;
      tapped = false;
      event.preventDefault();
      show(marked);
    });
    on("focusin", (marked) => marked.matches(":focus-visible") && !tapped && show(marked));
    on("focusout", (_, { relatedTarget }) => {
      if (relatedTarget instanceof Element && !relatedTarget.closest(".term-panel")) close();
    });
    return () => listening.abort();
  }, [show, close]);

  return (
    <div ref={text}>
      <style href="term" precedence="page">
        {css}
      </style>
      {children}
      {shown && (
        <TermPanel
          definition={{ term: shown.textContent, short: shown.getAttribute("aria-description") ?? "" }}
          href={shown.href}
          word={word}
          onClose={close}
          onPointerEnter={() => show(shown)}
          onPointerLeave={() => show(undefined, LEAVE)}
        />
      )}
    </div>
  );
}
