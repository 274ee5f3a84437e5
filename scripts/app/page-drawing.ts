/**
 * A page's own drawing, taken out of its HTML to stand by itself: what pages give to colours, letters and sizes is
 * written out, since a picture knows neither the stylesheet nor its variables.
 */
import { colours } from "./brand.ts";

/** What the classes of drawings mean on a phone (`styles/parts.css` and utilities), as far as a picture shows it. */
const styles = `
  .mini-label { fill: ${colours.muted}; font-size: 11.5px }
  .chart-label { fill: ${colours.muted}; font-size: 26px }
  .chart-label-strong { fill: ${colours.ink}; font-weight: 640 }
  .narrow-hidden { display: none }
  .fill-ink { fill: ${colours.ink} }
  .fill-muted { fill: ${colours.muted} }
  .font-bold { font-weight: 640 }
`;

/** A drawing that stands by itself, and its size in its own units. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** `<svg>` without a place or a size; its view box is kept. */
  readonly svg: string;
}

/** The first drawing in a page's main part; icons and codes are none. */
export function pageDrawing(html: string): Drawing | undefined {
  const main = /<main\b[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
  for (const [svg] of main.matchAll(/<svg\b[^>]*>[\s\S]*?<\/svg>/g)) {
    const [, width, height] = /^<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    if (!width || !height || /\blucide\b/.test(svg)) continue;
    return { width: Number(width), height: Number(height), svg: standalone(svg) };
  }
  return undefined;
}

function standalone(svg: string): string {
  return svg
    .replace(/^<svg\b[^>]*>/, (tag) => {
      const kept = /\sviewBox="[^"]*"/.exec(tag)?.[0] ?? "";
      return `<svg${kept} fill="none" font-family="Hanken Grotesk" overflow="visible"><style>${styles}</style>`;
    })
    .replaceAll(/ class="([^"]*)"/g, (attribute, classes: string) => {
      if (/max-sm:hidden/.test(classes)) return ' class="narrow-hidden"';
      const size = /text-\[([\d.]+)px\]/.exec(classes)?.[1];
      return size ? `${attribute.replaceAll(/text-\[[^\]]*\]/g, "")} font-size="${size}"` : attribute;
    })
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => {
      const colour = colours[name];
      if (!colour) throw new Error(`A drawing is in '${name}', which is no colour of pictures.`);
      return colour;
    });
}
