/**
 * The seam between prerendered shells and the Worker, which fills a blog page's head and body at the edge.
 * The build turns the placeholder in the head into `<!--edge:head-->` (`scripts/app/documents.ts`); the other
 * two markers stand in the markup as they are. On hydration the same tags come back out of `#edge-data`, so
 * React adopts what the Worker wrote and touches none of it.
 */
import { type ReactNode, useState } from "react";
import { type MetaDescriptor, useMatches } from "react-router";

const dataId = "edge-data";
const mainId = "edge-main";

/** A route's `handle` that makes its document a shell. */
export const edgeShell = { edgeShell: true } as const;

/** Whether the page at hand is filled by the Worker. */
function useIsEdgeShell(): boolean {
  return useMatches().some((match) => (match.handle as Partial<typeof edgeShell> | undefined)?.edgeShell);
}

/** Stands in the head where the Worker inserts its tags. Prerendered only; the browser never sees it. */
export function EdgeHead() {
  const shell = useIsEdgeShell();
  return shell && import.meta.env.SSR ? <template data-edge="head" /> : null;
}

/** The element whose content the Worker supplies. */
export function EdgeMain(): ReactNode {
  const [html] = useState(() =>
    typeof document === "undefined" ? "<!--edge:main-->" : (document.getElementById(mainId)?.innerHTML ?? ""),
  );
  return <div id={mainId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Carries the Worker's head tags to the client as data. */
export function EdgeData() {
  const shell = useIsEdgeShell();
  const [json] = useState(() =>
    typeof document === "undefined"
      ? "<!--edge:data-->"
      : (document.getElementById(dataId)?.textContent ?? ""),
  );
  if (!shell) return null;
  return (
    <script
      type="application/json"
      id={dataId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The head tags that the Worker wrote, for a shell route's `meta`; none in the unfilled shell. */
export function edgeMeta(): MetaDescriptor[] {
  if (typeof document === "undefined") return [];
  return parseEdgeHead(document.getElementById(dataId)?.textContent ?? "");
}

/** What the Worker filled the page in from, where the page goes on with it; nothing in the unfilled shell. */
export function edgeAnswer<Answer>(): Answer | undefined {
  try {
    const data: unknown = JSON.parse(document.getElementById(dataId)?.textContent ?? "");
    return typeof data === "object" && data !== null && "answer" in data
      ? (data.answer as Answer)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads `{"head":[…]}`. Anything else counts as no tags: the Worker's own stay in the document. */
export function parseEdgeHead(json: string): MetaDescriptor[] {
  try {
    const data: unknown = JSON.parse(json);
    if (typeof data !== "object" || data === null || !("head" in data) || !Array.isArray(data.head))
      return [];
    return data.head as MetaDescriptor[];
  } catch {
    return [];
  }
}
