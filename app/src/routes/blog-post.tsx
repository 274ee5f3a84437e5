import { ArticleStyle } from "../content/article-style.tsx";
import { EdgeMain, edgeMeta, edgeShell } from "../content/edge-shell.tsx";
import { Page } from "../ui/page.tsx";

export const handle = edgeShell;
export const meta = edgeMeta;

/** One post: a shell that the Worker fills. */
export default function BlogPost() {
  return (
    <Page>
      <ArticleStyle />
      <div className="frame">
        <EdgeMain />
      </div>
    </Page>
  );
}
