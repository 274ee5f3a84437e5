import type { MetaFunction } from "react-router";
import { ArticleStyle } from "../content/article-style.tsx";
import { pageHead } from "../content/head.ts";
import { privacy } from "../content/privacy.ts";
import { site } from "../content/site.ts";
import { breadcrumb } from "../content/structured.ts";
import { homeSection, paths } from "../paths.ts";
import { Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Privacy: what is collected here, and what is not",
    description: `${site.brand} sets no cookie for visitors and keeps no profile. What is counted, what a form keeps and for how long, and what stays in your browser.`,
    path: paths.privacy,
    structured: [breadcrumb(["Privacy", paths.privacy])],
  });

export default function LegalPrivacy() {
  return (
    <Page>
      <ArticleStyle />
      <article className="frame post">
        <header className="page-header">
          <h1>Privacy</h1>
          <p>
            No cookie for visitors, no profile, no advertising. You can read everything here and look up any
            address without telling us who you are.
          </p>
        </header>
        <div className="prose">
          <h2>What is counted</h2>
          <p>
            Pages report a few things to our own server, which adds them to sums of the day. There is no
            identifier in such a report, so two visits cannot be linked. If your browser sends Do Not Track or
            Global Privacy Control, nothing is counted.
          </p>
          <ul>
            {privacy.counted.map(({ kind, what }) => (
              <li key={kind}>{what}</li>
            ))}
          </ul>
          <h2>What our server keeps</h2>
          <dl>
            {privacy.kept.map(({ table, what, why, until }) => (
              <div key={table} className="mb-5">
                <dt className="font-bold">{what}</dt>
                <dd>
                  {why} Kept: {lowerFirst(until)}
                </dd>
              </div>
            ))}
            {privacy.caches.map(({ prefix, what, until }) => (
              <div key={prefix} className="mb-5">
                <dt className="font-bold">{what}</dt>
                <dd>So that the next look-up takes a moment. Kept: {lowerFirst(until)}</dd>
              </div>
            ))}
          </dl>
          <h2>What our forms ask for</h2>
          <ul>
            {privacy.forms.map(({ title, fields }) => (
              <li key={title}>
                <strong>{title}:</strong> {fields.join(", ")}.
              </li>
            ))}
          </ul>
          <p>
            Each form also sends how long it took to fill in, which tells people from scripts and is not kept.
          </p>
          <h2>What stays in your browser</h2>
          <p>This never leaves your device, unless you save it as a file or share it yourself.</p>
          <ul>
            {privacy.browser.map(({ key, what, until }) => (
              <li key={key}>
                {what} Until: {lowerFirst(until)}
              </li>
            ))}
          </ul>
          <p>The editor of this site has a cookie for the time of a login. Visitors have none.</p>
          <h2>Who else is involved</h2>
          <ul>
            {others().map(({ who, when }) => (
              <li key={who}>
                <strong>{who}.</strong> {when}
              </li>
            ))}
          </ul>
          <h2>Your questions, and deletion</h2>
          <p>
            <Link to={homeSection("contact")}>Write to us</Link> to see or delete what you sent. Tell us the
            address you used; we find your forms by it and delete them, with the mails about them.
          </p>
        </div>
      </article>
    </Page>
  );
}

/** Who sees something of a visitor, with the outside pages that are configured to stand in ours. */
function others(): { who: string; when: string }[] {
  const hosts = [...new Set(Object.values(site.embeds).map((address) => new URL(address).host))];
  return [
    ...privacy.others,
    ...(site.googleAnalyticsId
      ? [
          {
            who: "Google Analytics",
            when: "Only if you allowed it when this site asked. It then sets cookies and sees your network address.",
          },
        ]
      : []),
    ...(site.turnstileSiteKey
      ? [{ who: "Cloudflare Turnstile", when: "Checks, while you fill in a form, that you are no program." }]
      : []),
    ...hosts.map((host) => ({
      who: host,
      when: "Its form or calendar stands in a frame on one of our pages; what you enter there goes to it and not to us.",
    })),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
