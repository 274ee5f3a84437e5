import { useEffect, useState } from "react";
import type { SearchAnswer } from "../api/generated/types.gen.ts";
import { EdgeMain, edgeAnswer, edgeMeta, edgeShell } from "../content/edge-shell.tsx";
import { type EarlyField, SearchTool } from "../features/search/search-tool.tsx";
import css from "../styles/search.css?inline";
import { Page } from "../ui/page.tsx";

export const handle = edgeShell;
export const meta = edgeMeta;

/**
 * The search: the Worker fills in the form and the answer, which is all that a reader without a script needs; the
 * application then takes both over as they stand.
 */
export default function Search() {
  const [taken, setTaken] = useState<{ opened: SearchAnswer; early: EarlyField }>();
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("#q");
    const opened = edgeAnswer<SearchAnswer>() ?? { query: "", partial: false, results: [] };
    setTaken({
      opened,
      early: { text: field?.value ?? opened.query, focused: document.activeElement === field },
    });
  }, []);
  return (
    <Page>
      <style href="search" precedence="page">
        {css}
      </style>
      <div className="frame search">
        <h1>Search</h1>
        {taken ? <SearchTool {...taken} /> : <EdgeMain />}
      </div>
    </Page>
  );
}
