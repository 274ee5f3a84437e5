/** The images of an article in its HTML source, and their descriptions. */

/** An image that nobody who cannot see it can know. */
export interface UndescribedImage {
  /** Which image of the text it is, from 0. */
  readonly place: number;
  readonly src: string;
}

const image = /<img\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const attributes = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function attribute(tag: string, name: string): string {
  for (const [, found, double, single, bare] of tag.matchAll(attributes)) {
    if (found?.toLowerCase() === name) return double ?? single ?? bare ?? "";
  }
  return "";
}

/** The images without a description. */
export function undescribedImages(html: string): readonly UndescribedImage[] {
  return [...html.matchAll(image)]
    .map(([tag], place) => ({ place, src: attribute(tag, "src"), alt: attribute(tag, "alt") }))
    .filter(({ alt }) => alt.trim() === "")
    .map(({ place, src }) => ({ place, src }));
}

/** The text with the image at that place described. Everything else stays as it was written. */
export function describeImage(html: string, place: number, description: string): string {
  let at = -1;
  return html.replace(image, (tag) => {
    at += 1;
    if (at !== place) return tag;
    const bare = tag.replace(attributes, (whole, name) => (name.toLowerCase() === "alt" ? "" : whole));
    const alt = description.trim().replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
    return bare.replace(/^<img\b\s*/i, `<img alt="${alt}" `).replace(/\s+(\/?>)$/, "$1");
  });
}
