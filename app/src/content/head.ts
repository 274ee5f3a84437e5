/** What a page says about itself to browsers, search engines and link previews. */
import type { MetaDescriptor } from "react-router";
import { previewPath } from "../paths.ts";
import { site } from "./site.ts";

/** A page's own words; everything else in its head follows from them. */
export interface PageHead {
  /** Without the brand, which is appended. */
  readonly title: string;
  readonly description: string;
  /** The page's path; absent where the page has no address of its own (404). */
  readonly path?: string;
  /** Keeps the page out of search results. */
  readonly hidden?: boolean;
  /** schema.org objects, one script each. */
  readonly structured?: readonly Record<string, unknown>[];
}

/** The head's tags for one page, in React Router's form. */
export function pageHead({ title, description, path, hidden, structured = [] }: PageHead): MetaDescriptor[] {
  const fullTitle = `${title} | ${site.brand}`;
  const preview = path === undefined ? "/og.png" : previewPath(path);
  const address = path === undefined ? undefined : `${site.origin}${path}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { name: "robots", content: hidden ? "noindex" : "index, follow" },
    ...(address
      ? [
          { tagName: "link" as const, rel: "canonical", href: address },
          { property: "og:url", content: address },
        ]
      : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: site.origin + preview },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${site.brand}: ${title}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((object) => ({ "script:ld+json": object as never })),
  ];
}
