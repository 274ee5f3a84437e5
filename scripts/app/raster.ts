/** Turns drawings into PNG files, with the product's two families at hand. What was drawn once is kept. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { root } from "./places.ts";

const require = createRequire(import.meta.url);
const cache = join(root, ".cache/images");

/** Part of every kept picture's name; raised when letters or renderer change what comes of the same drawing. */
const EDITION = 1;

const text = "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";

/** The renderer knows no variable fonts: plain instances of the families. */
const instances = [
  {
    name: "fraunces",
    source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    variationAxes: { opsz: 44, SOFT: 0, WONK: 0, wght: 430 },
  },
  { name: "hanken-450", source: text, variationAxes: { wght: 450 } },
  { name: "hanken-640", source: text, variationAxes: { wght: 640 } },
] as const;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const letters = `${ascii}·©–—‘’“”…×−±≈≤≥→←%‰\u00a0\u2009\u202f`;

let fonts: Promise<string[]> | undefined;

/** The PNG of a drawing. Its words are set in 'Fraunces' and 'Hanken Grotesk'. */
export async function raster(svg: string): Promise<Uint8Array> {
  const key = createHash("sha256").update(`${EDITION}\n${svg}`).digest("hex");
  const kept = join(cache, `${key}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  fonts ??= fontFiles();
  const font = { fontFiles: await fonts, loadSystemFonts: false, defaultFontFamily: "Hanken Grotesk" };
  const png = new Resvg(svg, { font }).render().asPng();
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, png);
  return png;
}

async function fontFiles(): Promise<string[]> {
  mkdirSync(cache, { recursive: true });
  return Promise.all(
    instances.map(async ({ name, source, variationAxes }) => {
      const file = join(cache, `${name}-${EDITION}.ttf`);
      if (existsSync(file)) return file;
      const font = await subsetFont(readFileSync(require.resolve(source)), letters, {
        targetFormat: "sfnt",
        variationAxes,
      });
      writeFileSync(file, font);
      return file;
    }),
  );
}
