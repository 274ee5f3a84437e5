import { useMemo, useState } from "react";
import articleCss from "../../../styles/article.css?inline";
import { Button } from "../../../ui/button.tsx";
import { previewDocument } from "./preview-document.ts";

interface ArticlePreviewProps {
  readonly title: string;
  /** The article's HTML. Treated as hostile: it is drawn where nothing runs and nothing is reached. */
  readonly content: string;
}

/** An article in the site's own dress, in a frame without scripts, forms or origin. Its lower edge can be dragged. */
export function ArticlePreview({ title, content }: ArticlePreviewProps) {
  const [tall, setTall] = useState(false);
  // Made while rendering, so that the frame is born with it: a frame that starts empty and gets its document
  // in the same breath stays blank in Chromium. Previews open on a click, never in prerendered HTML.
  const source = useMemo(
    () =>
      previewDocument({
        title,
        content,
        theme: document.documentElement.classList.contains("dark") ? "dark" : "light",
        stylesheet: (document.getElementById("stylesheet")?.innerHTML ?? "") + articleCss,
      }),
    [title, content],
  );

  return (
    <>
      <div
        className={`min-h-40 resize-y overflow-hidden rounded-control border border-edge ${tall ? "h-[80rem]" : "h-[max(24rem,56dvh)]"}`}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, so the keyboard must reach it */}
        <iframe sandbox="" srcDoc={source} title={`Preview: ${title}`} tabIndex={0} className="size-full" />
      </div>
      <Button tone="quiet" small className="mt-2 max-md:min-h-11" onClick={() => setTall(!tall)}>
        {tall ? "Show less of the text" : "Show more of the text"}
      </Button>
    </>
  );
}
