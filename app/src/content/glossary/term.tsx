/** A marked term in running text. */
import type { ReactNode } from "react";
import { type TermId, terms } from "./terms.ts";

/** The page that holds every definition, one anchor a term. */
const glossaryPath = "/glossary";

/**
 * Links a word to its entry and gives its short definition to those who use assistive technology. A term
 * without an entry does not compile.
 */
export function Term({ id, children }: { readonly id: TermId; readonly children: ReactNode }) {
  return (
    <dfn>
      <a href={`${glossaryPath}#${id}`} aria-description={terms[id].short}>
        {children}
      </a>
    </dfn>
  );
}
