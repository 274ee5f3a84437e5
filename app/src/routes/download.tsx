import { type MetaFunction, useLocation } from "react-router";
import { downloads } from "../content/downloads/downloads.ts";
import { pageHead } from "../content/head.ts";
import { breadcrumb } from "../content/structured.ts";
import { PaperStyle } from "../features/downloads/paper-style.tsx";
import { Printable } from "../features/downloads/printable.tsx";
import { BackLink } from "../features/marketing/page-hero.tsx";
import { paths } from "../paths.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

function downloadAt(pathname: string) {
  const download = downloads.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!download) throw new Error(`No printable page is at ${pathname}.`);
  return download;
}

export const meta: MetaFunction = ({ location }) => {
  const { title, text, path } = downloadAt(location.pathname);
  return pageHead({ title, description: text, path, structured: [breadcrumb([title, path])] });
};

/** A printable page as it is read on a screen: what it is for, the PDF, and the sheets. */
export default function DownloadPage() {
  const { id, title, text, pdf } = downloadAt(useLocation().pathname);
  return (
    <Page>
      <PaperStyle />
      <div className="frame pb-(--section)">
        <div className="no-print pt-6 pb-8 md:pt-8">
          <BackLink label="Back to DeFi 101" to={paths.defi101} />
          <p className="mt-6 max-w-[34rem] text-lead leading-[1.45] text-muted">{text}</p>
          <p className="mt-6 flex flex-wrap items-center gap-4">
            <a href={pdf} download className={buttonClass("primary", false)}>
              Download the PDF, A4
            </a>
            <Button tone="secondary" className="paper-print" onClick={() => window.print()}>
              Print this page
            </Button>
          </p>
        </div>
        <Printable id={id} title={title} />
      </div>
    </Page>
  );
}
