import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink, Link } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { Plate } from "../../ui/plate.tsx";

/** A path that leads nowhere: what happened, and where to go instead. */
export function NotFound() {
  return (
    <Page>
      <div
        data-not-found
        className="frame grid items-center gap-x-14 gap-y-12 py-16 md:py-24 lg:grid-cols-12"
      >
        <div className="lg:col-span-6">
          <h1 className="text-display leading-[1.02]">Page Not Found</h1>
          <p className="mt-5 text-lead text-muted">Did you forget to add the page to the router?</p>
          <p className="mt-4 max-w-[30rem]">
            If you typed the address, check its spelling. If a link brought you here, the page has moved or
            was never published.
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: `search` is not known to all readers yet */}
          <form role="search" action={paths.search} className="mt-6 flex max-w-[30rem] gap-3">
            <input
              className="control"
              type="search"
              name="q"
              aria-label="What are you looking for?"
              placeholder="Search the site"
              autoComplete="off"
            />
            <Button type="submit" tone="secondary">
              Search
            </Button>
          </form>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink to={paths.home}>Back to Home</ButtonLink>
            <Link to={paths.resources}>Tools</Link>
            <Link to={paths.platform}>Courses</Link>
            <Link to={paths.blog}>Blog</Link>
          </div>
        </div>
        <Plate number={404} caption="A curve without a point." className="lg:col-span-6">
          <svg viewBox="0 0 520 300" aria-hidden className="w-full" fill="none">
            <path d="M30 20V260H500" stroke="var(--ink)" strokeWidth="1.5" />
            <path d="M30 232C200 226 300 190 350 120" stroke="var(--ink)" strokeWidth="2.5" />
            <path
              d="M392 62C400 50 408 38 414 24"
              stroke="var(--ink)"
              strokeWidth="2.5"
              strokeDasharray="3 7"
            />
            <circle cx="372" cy="92" r="11" stroke="var(--ember)" strokeWidth="2.500" strokeDasharray="4 5" />
            <path d="M372 110V260" stroke="var(--line)" strokeWidth="1.5" />
            <text x="372" y="284" textAnchor="middle" className="chart-label">
              you are here
            </text>
          </svg>
        </Plate>
      </div>
    </Page>
  );
}
