import type { MetaFunction } from "react-router";
import { ArticleStyle } from "../content/article-style.tsx";
import { pageHead } from "../content/head.ts";
import { site } from "../content/site.ts";
import { breadcrumb } from "../content/structured.ts";
import { homeSection, paths } from "../paths.ts";
import { Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Disclaimer",
    description: `What ${site.brand} is and is not: education about decentralised finance, not financial advice.`,
    path: paths.disclaimer,
    structured: [breadcrumb(["Disclaimer", paths.disclaimer])],
  });

export default function LegalDisclaimer() {
  return (
    <Page>
      <ArticleStyle />
      <article className="frame post">
        <header className="page-header">
          <h1>Disclaimer</h1>
          <p>{site.disclaimer}</p>
        </header>
        <div className="prose">
          <h2>What this is</h2>
          <p>
            {site.brand} teaches how decentralised finance works, with {site.network} as its example. Lessons,
            posts, calls and tools explain mechanisms. None of them takes your circumstances into account, and
            none of them is an offer or a recommendation to buy, sell or hold anything.
          </p>
          <h2>What can go wrong</h2>
          <ul>
            <li>Prices can fall to nothing, and a high rate often pays for a high risk.</li>
            <li>Contracts can contain faults or be changed by those who hold their keys.</li>
            <li>A transaction cannot be taken back, and a lost key cannot be replaced.</li>
            <li>Rules and taxes differ between countries and change.</li>
          </ul>
          <h2>About our figures</h2>
          <p>
            The calculator compounds at a rate that you enter, once a year unless you choose otherwise; no
            real rate stays constant. The rewards checker reads public data from the chain and says so where
            it cannot. Figures marked as samples are invented for illustration.
          </p>
          <h2>About automated drafts</h2>
          <p>Blog posts are drafted by software and appear only after an editor has reviewed them.</p>
          <h2>Questions</h2>
          <p>
            <Link to={homeSection("contact")}>Write to us</Link>. For decisions about your money, ask someone
            licensed where you live.
          </p>
        </div>
      </article>
    </Page>
  );
}
