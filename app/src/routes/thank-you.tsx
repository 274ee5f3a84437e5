import { useEffect } from "react";
import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { site } from "../content/site.ts";
import { breadcrumb } from "../content/structured.ts";
import { paths } from "../paths.ts";
import { ButtonLink, Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Thank you: we have your request",
    description: "We've received your request and will be in touch shortly.",
    path: paths.thankYou,
    structured: [breadcrumb(["Thank you", paths.thankYou])],
  });

export default function ThankYou() {
  // In braces: what scrollTo returns is a promise in newer browsers, and no clean-up.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <Page>
      <section className="frame grid items-center gap-x-14 gap-y-10 py-20 md:py-28 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-display leading-[1.02] tracking-[-0.022em]">Thank you</h1>
          <p className="mt-6 max-w-[32rem] text-lead leading-[1.45]">
            We've received your request and will be in touch shortly.
          </p>
          <p className="mt-3 max-w-[32rem] text-muted">
            A copy is on its way to your mailbox. If it is not there in an hour, look among the spam, or write
            to <Link to={`mailto:${site.supportEmail}`}>{site.supportEmail}</Link>. Nobody from here will
            write to you first on a chat, and nobody will ask for your seed phrase.
          </p>
          <p className="mt-9">
            <ButtonLink to={paths.home}>Back to Home</ButtonLink>
          </p>
        </div>
        <svg viewBox="0 0 360 190" aria-hidden fill="none" className="w-full max-w-112 lg:col-span-5">
          <path d="M10 32h92v62H10z" stroke="var(--ink)" strokeWidth="1.5" fill="var(--raised)" />
          <path d="M10 32 56 68l46-36M56 94v38" stroke="var(--ink)" strokeWidth="1.5" />
          <path d="M56 142H304" stroke="var(--edge)" strokeWidth="1.5" strokeDasharray="2 5" />
          <circle cx="56" cy="142" r="8" fill="var(--ember)" />
          <circle cx="180" cy="142" r="7" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" />
          <circle cx="304" cy="142" r="7" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" />
          <g textAnchor="middle" className="fill-muted text-[15px]">
            <text x="56" y="176" className="fill-ink font-bold">
              received
            </text>
            <text x="180" y="176">
              read by a person
            </text>
            <text x="304" y="176">
              answered
            </text>
          </g>
        </svg>
      </section>
    </Page>
  );
}
