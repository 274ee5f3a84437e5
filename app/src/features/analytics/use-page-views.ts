import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { reportView } from "./view.ts";

/** Reports the pages that the router shows. The first one came as a document and has reported itself. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    reportView("");
  }, [pathname]);
}
