import type { MetaFunction } from "react-router";
import { beginnersGuide } from "../content/guide/beginners-guide.ts";
import { pageHead } from "../content/head.ts";
import { LessonStyle } from "../content/lessons/lesson-style.tsx";
import { dayInWords, SourceList } from "../content/lessons/source-list.tsx";
import { article, breadcrumb } from "../content/structured.ts";
import { paths } from "../paths.ts";
import guideCss from "../styles/guide.css?inline";
import { PlainLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

const { title, description, readingMinutes, publishedOn, reviewedOn, sections, sources } = beginnersGuide;

export const meta: MetaFunction = () =>
  pageHead({
    title,
    description,
    path: paths.beginnersGuide,
    structured: [
      breadcrumb(["Blog", paths.blog], [title, paths.beginnersGuide]),
      article({ title, description, path: paths.beginnersGuide, publishedOn, reviewedOn }),
    ],
  });

/** The article for beginners. It stands among the posts but is made with the site. */
export default function BeginnersGuide() {
  return (
    <Page>
      <LessonStyle />
      <style href="guide" precedence="page">
        {guideCss}
      </style>
      <article className="frame">
        <header className="post-header">
          <p className="post-kicker">
            <PlainLink to={paths.blog}>Blog</PlainLink> · For beginners
          </p>
          <h1>{title}</h1>
          <p className="post-excerpt">{description}</p>
          <p className="post-meta">
            Published <time dateTime={publishedOn}>{dayInWords(publishedOn)}</time> · Last reviewed{" "}
            <time dateTime={reviewedOn}>{dayInWords(reviewedOn)}</time> · {readingMinutes} minutes to read
          </p>
        </header>
        <div className="guide">
          <nav aria-label="On this page" className="guide-contents">
            <h2>On this page</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose lesson">
            {sections.map(({ id, title: heading, Body }) => (
              <section key={id} id={id}>
                <h2>{heading}</h2>
                <Body />
              </section>
            ))}
            <SourceList sources={sources} reviewedOn={reviewedOn} />
          </div>
        </div>
      </article>
    </Page>
  );
}
