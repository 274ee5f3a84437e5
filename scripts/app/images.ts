/** The pictures that stand for the site elsewhere: link preview, organisation logo and favicon. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { site } from "../../app/src/content/site.ts";
import { balanceAfter } from "../../app/src/features/calculator/compound.ts";
import { client } from "./places.ts";

const require = createRequire(import.meta.url);
const colours = { paper: "#fbf8f3", ink: "#1c1714", muted: "#6a5f57", line: "#e7dfd5", ember: "#c8401a" };

/** The mark in a square of 32. */
const mark = `<path d="M4 27.5h24" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"/><path d="M4 22.5c9.5 0 15.500-3.500 19-12" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><circle cx="24.5" cy="6.5" r="3.5" fill="${colours.ember}" stroke="none"/>`;

/** Writes `favicon.svg`, `logo.png` (512×512) and `og.png` (1200×630) beside the pages. */
export async function writeImages(): Promise<void> {
  writeFileSync(join(client, "favicon.svg"), favicon());
  writeFileSync(join(client, "logo.png"), raster(logo(), []));
  writeFileSync(join(client, "og.png"), raster(preview(), await staticFonts()));
}

function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" color="${colours.ink}"><style>@media(prefers-color-scheme:dark){svg{color:#f4ede4}}</style>${mark}</svg>`;
}

function logo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 46 46" width="512" height="512" fill="none" color="${colours.ink}"><rect x="-7" y="-7" width="46" height="46" fill="${colours.paper}"/>${mark}</svg>`;
}

/** The link preview: the name, the sentence, and the curve of the home page. */
function preview(): string {
  const x = (year: number) => 712 + year * 20.5;
  const y = (total: number) => 500 - total * 0.046;
  const points = Array.from({ length: 81 }, (_, quarter) => {
    const total = balanceAfter({ principal: 1000, apr: 12, years: quarter / 4 });
    return `${x(quarter / 4).toFixed(1)} ${y(total).toFixed(1)}`;
  }).join("L");
  const lines = ["Learn decentralised", `finance on ${site.network},`, "with the numbers", "shown."];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
    <rect width="1200" height="630" fill="${colours.paper}"/>
    <g transform="translate(76 66) scale(1.9)" color="${colours.ink}">${mark}</g>
    <text x="150" y="114" font-family="Fraunces" font-size="46" fill="${colours.ink}">${site.brand}</text>
    ${lines.map((line, index) => `<text x="76" y="${266 + index * 70}" font-family="Fraunces" font-size="61" letter-spacing="-1" fill="${colours.ink}">${line}</text>`).join("")}
    <text x="76" y="574" font-family="Hanken Grotesk" font-size="24" fill="${colours.muted}">Courses · tools · community. Not financial advice.</text>
    ${[2500, 5000, 7500].map((tick) => `<path d="M712 ${y(tick)}H1124" stroke="${colours.line}" stroke-width="1.500"/>`).join("")}
    <path d="M${points}" stroke="${colours.ink}" stroke-width="4.5"/>
    <path d="M712 500H1124" stroke="${colours.ink}" stroke-width="2"/>
    <path d="M${x(15)} ${y(5473.57)}V500" stroke="${colours.ember}" stroke-width="2"/>
    <circle cx="${x(15)}" cy="${y(5473.57)}" r="13" fill="${colours.ember}"/>
    <text x="712" y="536" font-family="Hanken Grotesk" font-size="20" fill="${colours.muted}">What 1,000 tokens become at 12 % in 20 years</text>
  </svg>`;
}

/** The renderer knows no variable fonts: one plain instance of each family, in a temporary file. */
async function staticFonts(): Promise<string[]> {
  const families = [
    [
      "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
      { opsz: 44, SOFT: 0, WONK: 0, wght: 430 },
    ],
    ["@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2", { wght: 450 }],
  ] as const;
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  return Promise.all(
    families.map(async ([source, variationAxes], index) => {
      const font = await subsetFont(readFileSync(require.resolve(source)), `${letters}·©–—’`, {
        targetFormat: "sfnt",
        variationAxes,
      });
      const file = join(tmpdir(), `emberfi-preview-${process.pid}-${index}.ttf`);
      writeFileSync(file, font);
      return file;
    }),
  );
}

function raster(svg: string, fontFiles: string[]): Uint8Array {
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();
}
