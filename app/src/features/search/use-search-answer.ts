/** What is found for what is typed: the site's own places at once, and the Worker's whole answer after a pause. */
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { search } from "../../api/generated/sdk.gen.ts";
import type { SearchAnswer } from "../../api/generated/types.gen.ts";
import { track } from "../analytics/track.ts";
import { type Place, searchPlaces } from "./places.ts";

/** Milliseconds without a keystroke after which the Worker is asked. */
const PAUSE = 250;
/** Milliseconds without a keystroke after which what was typed counts as a search. */
const SETTLED = 2_000;

let loading: Promise<readonly Place[]> | undefined;

/** The site's own places, loaded once. Without them search still has the Worker. */
function loadPlaces(): Promise<readonly Place[]> {
  loading ??= fetch("/search-index.json")
    .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Place[]>) : []))
    .catch(() => []);
  return loading;
}

/** The answer for a query, and whether posts could not be looked through. */
export interface Searched {
  readonly answer: SearchAnswer;
  readonly withoutPosts: boolean;
}

/**
 * Follows what is typed.
 *
 * @param query as typed
 * @param opened what the page came with, which is not asked for again
 */
export function useSearchAnswer(query: string, opened: SearchAnswer): Searched {
  const [searched, setSearched] = useState<Searched>({ answer: opened, withoutPosts: false });

  useEffect(() => {
    if (query === opened.query) {
      setSearched({ answer: opened, withoutPosts: false });
      return;
    }
    const withdrawn = new AbortController();
    loadPlaces().then((places) => {
      if (withdrawn.signal.aborted) return;
      const { corrected, results } = searchPlaces(places, query);
      // Before the Worker has looked through the posts, nothing is no answer yet.
      if (results.length > 0 || query.trim() === "") {
        setSearched({
          answer: { query, corrected, partial: false, results: [...results] },
          withoutPosts: false,
        });
      }
    });
    if (query.trim() === "") return () => withdrawn.abort();
    const timer = setTimeout(() => {
      search({ ...call, query: { q: query }, signal: withdrawn.signal }).then(
        ({ data }) => setSearched({ answer: data, withoutPosts: false }),
        () => {
          if (withdrawn.signal.aborted) return;
          setSearched(({ answer }) => ({
            answer: answer.query === query ? answer : { query, corrected: null, partial: false, results: [] },
            withoutPosts: true,
          }));
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      withdrawn.abort();
    };
  }, [query, opened]);

  useCounting(searched, opened);
  return searched;
}

/** Counts what was looked for once it rests, and whether anything was found. The Worker has counted what it opened with. */
function useCounting({ answer, withoutPosts }: Searched, opened: SearchAnswer): void {
  useEffect(() => {
    if (answer === opened || answer.query.trim() === "" || withoutPosts) return;
    const timer = setTimeout(() => {
      track("search", "", answer.query);
      if (answer.results.length === 0) track("search_empty", "", answer.query);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [answer, withoutPosts, opened]);
}
