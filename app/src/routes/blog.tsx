import { ArticleStyle } from "../content/article-style.tsx";
import { EdgeMain, edgeMeta, edgeShell } from "../content/edge-shell.tsx";
import { PostTerms } from "../content/glossary/post-terms.tsx";
import { Page } from "../ui/page.tsx";

export const handle = edgeShell;
export const meta = edgeMeta;

/** The list of posts, and each post: shells that the Worker fills. */
export default function Blog() {
  return (
    <Page>
      <ArticleStyle />
      <div className="frame">
        <PostTerms>
          <EdgeMain />
        </PostTerms>
      </div>
    </Page>
  );
}
