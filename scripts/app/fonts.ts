/**
 * Cuts the two type families down to what the product sets: one instance of Fraunces for headings and the
 * weights 400 to 700 of Hanken Grotesk for text, Latin letters, figures and the signs of our tables.
 * The cut files are committed, so a build needs none of this; run it again to change the selection:
 * `node scripts/app/fonts.ts`. Budget: 40 KB for both (scripts/app/size.ts holds us to it).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const destination = join(import.meta.dirname, "../../app/src/fonts");

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const accented = "ÀÁÂÄÅÆÇÈÉÊËÍÑÓÔÖØÚÜàáâäåæçèéêëíïñóôöøúüß";
const signs = "¿¡·–—‘’“”„…•×−±≈≤≥→←↑↓©®°§€£½²³‰\u00a0\u2009\u202f";

/** One family to cut: where it comes from, what it keeps of its variation space. */
interface Cut {
  readonly source: string;
  readonly file: string;
  readonly axes: Record<string, number | { min: number; max: number; default: number }>;
}

const cuts: readonly Cut[] = [
  {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    file: "fraunces-display.woff2",
    axes: { opsz: 44, SOFT: 0, WONK: 0, wght: 430 },
  },
  {
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    file: "hanken-grotesk-text.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

mkdirSync(destination, { recursive: true });
for (const cut of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(cut.source)), ascii + accented + signs, {
    targetFormat: "woff2",
    variationAxes: cut.axes,
    noHinting: true,
  });
  writeFileSync(join(destination, cut.file), font);
  console.log(`${cut.file}  ${(font.length / 1000).toFixed(1)} KB`);
}
