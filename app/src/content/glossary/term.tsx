/** A marked term in running text. */
import { type PointerEvent, type ReactNode, useRef } from "react";
import { termPath } from "../../paths.ts";
import css from "../../styles/term.css?inline";
import { TermPanel } from "./term-panel.tsx";
import { type TermId, terms } from "./terms.ts";
import { LEAVE, REST, useDefinition } from "./use-definition.ts";

/**
 * Links a word to its entry and shows its short definition on hover, on focus by keyboard and on a tap; those who
 * use assistive technology get it with the link. Without a script it is the link alone. A term without an entry
 * does not compile, and does not render either.
 */
export function Term({ id, children }: { readonly id: TermId; readonly children: ReactNode }) {
  const entry = terms[id];
  if (!entry) throw new Error(`The glossary has no entry for ${id}.`);
  const word = useRef<HTMLAnchorElement>(null);
  const { shown: open = false, show, close } = useDefinition<true>();
  const tapped = useRef(false);

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && show(true, open ? 0 : REST),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && show(undefined, LEAVE),
  };

  return (
    <dfn>
      <style href="term" precedence="page">
        {css}
      </style>
      <a
        ref={word}
        className="term"
        href={termPath(id)}
        aria-description={entry.short}
        {...hover}
        onPointerDown={({ pointerType }) => {
          tapped.current = pointerType !== "mouse";
        }}
        onClick={(event) => {
          // A tap shows the definition; the way to the glossary is in it.
          if (!tapped.current) return;
          tapped.current = false;
          event.preventDefault();
          show(open ? undefined : true);
        }}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(":focus-visible") && !tapped.current && show(true)
        }
        onBlur={({ currentTarget, relatedTarget }) => {
          // A press closes through the panel, unless it is inside it.
          if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close();
        }}
      >
        {children}
      </a>
      {open && <TermPanel definition={entry} href={termPath(id)} word={word} onClose={close} {...hover} />}
    </dfn>
  );
}
