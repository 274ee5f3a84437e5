import { useState } from "react";
import type { MetaFunction } from "react-router";
import { byLetter, glossary, matching } from "../content/glossary/glossary.ts";
import { pageHead } from "../content/head.ts";
import { breadcrumb } from "../content/structured.ts";
import { GlossaryList } from "../features/glossary/glossary-list.tsx";
import { GlossaryStyle } from "../features/glossary/glossary-style.tsx";
import { BackLink } from "../features/marketing/page-hero.tsx";
import { paths } from "../paths.ts";
import { Field } from "../ui/field.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Glossary of decentralised finance",
    description: `${glossary.length} words of decentralised finance and of Flare in plain English, from address to yield, each with what to watch out for.`,
    path: paths.glossary,
    structured: [breadcrumb(["Glossary", paths.glossary])],
  });

/** The glossary from A to Z, with jumps to letters and a filter. */
export default function Glossary() {
  const [query, setQuery] = useState("");
  const found = matching(query);
  const letters = byLetter(found);
  return (
    <Page>
      <GlossaryStyle />
      <header className="frame pt-6 pb-12 md:pt-8">
        <BackLink label="Back to DeFi University" to={paths.university} />
        <h1 className="mt-6 text-display leading-[1.02] tracking-[-0.022em] md:mt-8">Glossary</h1>
        <p className="mt-6 max-w-[34rem] text-lead leading-[1.45] text-muted">
          {glossary.length} words, each in one sentence and then in a few more. Where a word hides a risk, the
          risk is in the entry.
        </p>
      </header>
      <div className="frame glossary pb-(--section)">
        <div className="glossary-tools">
          <div className="needs-script">
            <Field label="Find a word" hint="Part of it is enough.">
              {(control) => (
                <input
                  {...control}
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                />
              )}
            </Field>
          </div>
          <nav aria-label="Letters" className="glossary-letters">
            {byLetter(glossary).map(({ letter }) => (
              <a
                key={letter}
                href={`#letter-${letter}`}
                aria-disabled={letters.some((one) => one.letter === letter) ? undefined : true}
              >
                {letter}
              </a>
            ))}
          </nav>
          <p aria-live="polite" className="text-small text-muted">
            {query.trim() === "" ? "" : `${found.length} of ${glossary.length} words`}
          </p>
        </div>
        <div>
          {found.length === 0 ? (
            <p className="max-w-[34rem] text-lead">
              No entry contains ‘{query.trim()}’. Try a shorter part of the word, or clear the field to see
              all of them.
            </p>
          ) : (
            // A reference may lead to a word that the filter hides: then all are shown again before the jump.
            <GlossaryList letters={letters} onReference={() => setQuery("")} />
          )}
        </div>
      </div>
    </Page>
  );
}
