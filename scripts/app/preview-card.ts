/** The picture that stands for a page where a link to it is shown: 1200 by 630, as Open Graph asks for. */
import { site } from "../../app/src/content/site.ts";
import { colours, mark } from "./brand.ts";
import type { Drawing } from "./page-drawing.ts";

/** What a card says and shows. */
export interface PreviewCard {
  readonly title: string;
  /** Where the page belongs, above the title. */
  readonly place: string;
  readonly drawing: Drawing;
}

/** Where the words stand, and the panel of the drawing, in pixels. */
const LEFT = 72;
const COLUMN = 500;
const PANEL = { x: 616, width: 584, padding: 48 } as const;

/** Sizes of the title, from the largest down to the one that always serves, and how many lines each may take. */
const sizes = [
  { size: 62, lines: 4 },
  { size: 52, lines: 5 },
  { size: 44, lines: 6 },
] as const;

/** The card as SVG. */
export function previewCard({ title, place, drawing }: PreviewCard): string {
  const { size, lines } = setTitle(title);
  const leading = size * 1.12;
  const first = 340 - ((lines.length - 1) * leading) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fill="none" font-family="Hanken Grotesk">
  <rect width="1200" height="630" fill="${colours.paper}"/>
  <rect x="${PANEL.x}" width="${PANEL.width}" height="630" fill="${colours.raised}"/>
  <path d="M${PANEL.x} 0V630" stroke="${colours.line}" stroke-width="2"/>
  <g transform="translate(${LEFT - 6} 56) scale(1.7)" color="${colours.ink}">${mark}</g>
  <text x="${LEFT + 62}" y="101" font-family="Fraunces" font-size="40" fill="${colours.ink}">${escapeText(site.brand)}</text>
  ${place && `<text x="${LEFT}" y="${(first - size * 1.15).toFixed(1)}" font-size="25" font-weight="640" fill="${colours.ember}">${escapeText(place)}</text>`}
  ${lines.map((line, index) => `<text x="${LEFT}" y="${(first + index * leading).toFixed(1)}" font-family="Fraunces" font-size="${size}" letter-spacing="${(-size / 60).toFixed(2)}" fill="${colours.ink}">${escapeText(line)}</text>`).join("")}
  <text x="${LEFT}" y="574" font-size="22" fill="${colours.muted}">Education, not financial advice.</text>
  ${placed(drawing)}
</svg>`;
}

/** The title's lines, at the largest size at which they are few enough. */
function setTitle(title: string): { size: number; lines: readonly string[] } {
  const settings = sizes.map(({ size, lines: most }) => ({ size, most, lines: wrap(title, COLUMN / size) }));
  const { size, lines } = settings.find(({ lines, most }) => lines.length <= most) ?? {
    size: 38,
    lines: wrap(title, COLUMN / 38),
  };
  return { size, lines };
}

/**
 * Breaks a text into as few lines as it needs, of about the same length.
 *
 * @param measure the most a line may be wide, in the letters' size
 */
export function wrap(text: string, measure: number): string[] {
  let lines = fill(text, measure);
  for (let narrower = measure - 0.5; narrower > 0; narrower -= 0.5) {
    const next = fill(text, narrower);
    if (next.length > lines.length || next.some((line) => widthOf(line) > measure)) break;
    lines = next;
  }
  return lines;
}

function fill(text: string, measure: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= measure)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** About how wide Fraunces sets a text, in the letters' size; rather too wide than too narrow. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[ijlt.,:;'’ ]/.test(letter)) width += 0.32;
    else if (/[mwMW%]/.test(letter)) width += 0.88;
    else if (/[A-Z]/.test(letter)) width += 0.7;
    else width += 0.54;
  }
  return width;
}

/** The drawing, as large as the panel lets it be, in its middle. */
function placed({ width, height, svg }: Drawing): string {
  const [boxWidth, boxHeight] = [PANEL.width - 2 * PANEL.padding, 630 - 2 * PANEL.padding];
  const scale = Math.min(boxWidth / width, boxHeight / height);
  const x = PANEL.x + (PANEL.width - width * scale) / 2;
  const y = (630 - height * scale) / 2;
  const size = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(width * scale).toFixed(1)}" height="${(height * scale).toFixed(1)}"`;
  return svg.replace("<svg", `<svg ${size}`);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
