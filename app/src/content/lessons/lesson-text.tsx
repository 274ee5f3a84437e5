/**
 * A lesson as it is read: goals, text, key terms, sources. The player puts it beside its list, video and quiz.
 * Each text is its own file, fetched when it is first drawn and waited for when the page is made at build time.
 */
import { type ComponentType, lazy } from "react";
import { Term } from "../glossary/term.tsx";
import { terms } from "../glossary/terms.ts";
import { defi101 } from "./defi-101.ts";
import { Goals } from "./goals.tsx";
import type { LessonId, LessonText as Text } from "./lesson.ts";
import { LessonStyle } from "./lesson-style.tsx";
import { SourceList } from "./source-list.tsx";

interface ArticleProps {
  readonly goals: readonly string[];
  readonly text: Text;
}

function Article({ goals, text: { Body, keyTerms, sources, reviewedOn } }: ArticleProps) {
  return (
    <div className="prose lesson">
      <Goals goals={goals} />
      <Body />
      <section className="lesson-terms">
        <h2>Key terms</h2>
        <dl>
          {keyTerms.map((id) => (
            <div key={id}>
              <dt>
                <Term id={id}>{terms[id].term}</Term>
              </dt>
              <dd>{terms[id].short}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SourceList sources={sources} reviewedOn={reviewedOn} />
    </div>
  );
}

const articles: Readonly<Partial<Record<LessonId, ComponentType>>> = Object.fromEntries(
  defi101.map(({ id, goals, loadText }) => [
    id,
    lazy(async () => {
      const text = await loadText();
      return { default: () => <Article goals={goals} text={text} /> };
    }),
  ]),
);

/**
 * The whole text of one DeFi 101 lesson, starting with `h2`; the page has the `h1`. Suspends while it loads, so it
 * stands in a `Suspense`; nothing is drawn for an id that no lesson has.
 */
export function LessonText({ id }: { readonly id: LessonId }) {
  const Loaded = articles[id];
  if (!Loaded) return null;
  return (
    <>
      <LessonStyle />
      <Loaded />
    </>
  );
}
