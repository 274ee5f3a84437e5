/** Reads what a finished page says about itself in its head. */

/** A page's head as consumers of it see it. */
export interface Head {
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  /** `content` of each meta tag, by its name or property. */
  readonly meta: ReadonlyMap<string, string>;
  /** The blocks of JSON-LD, as text. */
  readonly structured: readonly string[];
}

/** Reads the head of a page's HTML. */
export function readHead(html: string): Head {
  const meta = new Map<string, string>();
  for (const [, name = "", content = ""] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    meta.set(name, decode(content));
  }
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return {
    title: title && decode(title),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta,
    structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => text,
    ),
  };
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
