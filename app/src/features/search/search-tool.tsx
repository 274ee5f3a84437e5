import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchAnswer } from "../../api/generated/types.gen.ts";
import { searchPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { SearchResults } from "./search-results.tsx";
import { useSearchAnswer } from "./use-search-answer.ts";

/** What the visitor had done in the page's own form by the time the application took it over. */
export interface EarlyField {
  readonly text: string;
  readonly focused: boolean;
}

interface SearchToolProps {
  /** What the page came with. */
  readonly opened: SearchAnswer;
  readonly early: EarlyField;
}

/** The search that answers as one types. Its address follows, so that it can be kept, shared and gone back to. */
export function SearchTool({ opened, early }: SearchToolProps) {
  const [query, setQuery] = useState(early.text);
  const { answer, withoutPosts } = useSearchAnswer(query, opened);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (early.focused) field.current?.focus();
  }, [early.focused]);

  // The address follows the answer, not the keystroke.
  useEffect(() => {
    const link = searchPath(answer.query);
    if (link !== location.pathname + location.search) {
      navigate(link, { replace: true, preventScrollReset: true });
    }
  }, [answer.query, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    field.current?.blur();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: `search` is not known to all readers yet */}
      <form role="search" action={searchPath("")} className="search-form" onSubmit={submit}>
        <label htmlFor="q">What are you looking for?</label>
        <input
          ref={field}
          className="control"
          type="search"
          id="q"
          name="q"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {withoutPosts && (
        <p className="search-said text-amber" role="alert">
          The blog could not be searched just now. What you see is from the rest of the site.
        </p>
      )}
      <SearchResults answer={answer} />
    </>
  );
}
