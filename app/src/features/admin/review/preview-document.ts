/** The document inside the preview's frame. */

interface PreviewParts {
  readonly title: string;
  /** The article's HTML, put in as it is: the frame's sandbox is what makes it harmless. */
  readonly content: string;
  readonly theme: "light" | "dark";
  /** The site's stylesheet. */
  readonly stylesheet: string;
}

/** An HTML document that shows the article as its public page does. */
export function previewDocument({ title, content, theme, stylesheet }: PreviewParts): string {
  return [
    `<!doctype html><html lang="en" class="${theme}"><head><meta charset="utf-8">`,
    `<title>${escapeText(title)}</title><style>${stylesheet}</style>`,
    "<style>body{padding:0 1.25rem;background:var(--paper)}.post .prose{margin-inline:auto;padding-block:1.5rem}</style>",
    `</head><body class="${theme}"><main><article class="post"><div class="prose">`,
    content,
    "</div></article></main></body></html>",
  ].join("");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
