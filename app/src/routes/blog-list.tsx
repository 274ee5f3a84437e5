import { ArticleStyle } from "../content/article-style.tsx";
import { EdgeMain, edgeMeta, edgeShell } from "../content/edge-shell.tsx";
import { Page } from "../ui/page.tsx";

export const handle = edgeShell;
export const meta = edgeMeta;

/** The list of posts: a shell that the Worker fills. */
export default function BlogList() {
  return (
    <Page>
      <ArticleStyle />
      <div className="frame">
        <EdgeMain />
      </div>
    </Page>
  );
}
