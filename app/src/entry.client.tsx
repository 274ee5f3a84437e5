import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * Tells the early scripts that the page answers now. It wraps the router instead of standing beside it, since
 * a sibling would shift React's generated ids away from those in the prerendered HTML.
 */
function AnnounceReady({ children }: { readonly children: ReactNode }) {
  useEffect(() => window.__hydrated(), []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AnnounceReady>
        <HydratedRouter />
      </AnnounceReady>
    </StrictMode>,
  );
});

const { pathname } = location;
void import("./features/analytics/vitals.ts").then(
  ({ measureVitals }) => measureVitals(pathname),
  // Without it the page is as good, only unmeasured.
  () => {},
);
