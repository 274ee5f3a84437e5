import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface PageProps {
  /** Stands in for the masthead, on screens that have a top bar of their own. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** Masthead, one main landmark, foot. */
export function Page({ header = <Header />, children }: PageProps) {
  return (
    <>
      {header}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
