import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import { EdgeData, EdgeHead } from "./content/edge-shell.tsx";
import { site } from "./content/site.ts";
import firstScreenScript from "./early/first-screen.ts?early";
import { InlineScript } from "./early/inline-script.tsx";
import intentScript from "./early/intent.ts?early";
import themeScript from "./early/theme.ts?early";
import viewScript from "./early/view.ts?early";
import { Consent } from "./features/analytics/consent.tsx";
import { usePageViews } from "./features/analytics/use-page-views.ts";
import { NotFound } from "./features/marketing/not-found.tsx";
import { Problem } from "./features/marketing/problem.tsx";
import displayLetters from "./fonts/fraunces-display.woff2?url";
import textLetters from "./fonts/hanken-grotesk-text.woff2?url";
import { Stylesheet } from "./stylesheet.tsx";
import { useFocusOnLink } from "./ui/use-focus-on-link.ts";

/** Asked for with the page: found in the stylesheet only, they would come after the first paint and move it. */
const letters = [displayLetters, textLetters];

/** The document around every screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {letters.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <EdgeHead />
        <Links />
        <Stylesheet />
        <InlineScript text={themeScript} />
        <InlineScript text={intentScript} />
        <InlineScript text={firstScreenScript} />
        <InlineScript text={viewScript} />
      </head>
      <body className="light" suppressHydrationWarning>
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        {children}
        <EdgeData />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnLink();
  usePageViews();
  return (
    <>
      <Outlet />
      {site.googleAnalyticsId && <Consent id={site.googleAnalyticsId} />}
    </>
  );
}

/** The last resort: what a screen throws that it did not answer itself. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Problem />;
}
