/** The pictures that stand for the site elsewhere: favicon, organisation logo, and a link preview for each page. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site } from "../../app/src/content/site.ts";
import { balanceAfter } from "../../app/src/features/calculator/compound.ts";
import { documents } from "../../app/src/paths.ts";
import { colours, mark } from "./brand.ts";
import { readHead } from "./head-tags.ts";
import { type Drawing, pageDrawing } from "./page-drawing.ts";
import { client, documentFile } from "./places.ts";
import { previewCard } from "./preview-card.ts";
import { raster } from "./raster.ts";

/**
 * Writes `favicon.svg`, `logo.png` (512×512), `og.png` (1200×630) for pages without a picture of their own, and
 * those that the pages name.
 */
export async function writeImages(): Promise<void> {
  writeFileSync(join(client, "favicon.svg"), favicon());
  writeFileSync(join(client, "logo.png"), await raster(logo()));
  const general = {
    title: `Learn decentralised finance on ${site.network}, with the numbers shown`,
    place: "",
  };
  writeFileSync(join(client, "og.png"), await raster(previewCard({ ...general, drawing: growth() })));
  for (const { route, servedAt } of documents) {
    if (servedAt === undefined) await writePreview(route, readFileSync(documentFile(route), "utf8"));
  }
}

/** Writes the picture that a page names, from its own title and drawing; a page that stands for another has none. */
async function writePreview(route: string, html: string): Promise<void> {
  const { meta, canonical } = readHead(html);
  const address = meta.get("og:image");
  if (!address || canonical !== site.origin + route) return;
  const [, title = "", place = ""] = /^(.*?)(?: \(([^()]*)\))?$/.exec(meta.get("og:title") ?? "") ?? [];
  const card = previewCard({ title, place, drawing: pageDrawing(html) ?? growth() });
  const file = join(client, new URL(address).pathname);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await raster(card));
}

function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" color="${colours.ink}"><style>@media(prefers-color-scheme:dark){svg{color:#f4ede4}}</style>${mark}</svg>`;
}

function logo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 46 46" width="512" height="512" fill="none" color="${colours.ink}"><rect x="-7" y="-7" width="46" height="46" fill="${colours.paper}"/>${mark}</svg>`;
}

/** The curve of the home page, for pages without a drawing: what 1,000 tokens become. */
function growth(): Drawing {
  const x = (year: number) => 8 + year * 20.5;
  const y = (total: number) => 420 - total * 0.042;
  const points = Array.from({ length: 81 }, (_, quarter) => {
    const total = balanceAfter({ principal: 1000, apr: 12, years: quarter / 4 });
    return `${x(quarter / 4).toFixed(1)} ${y(total).toFixed(1)}`;
  }).join("L");
  const marked = y(balanceAfter({ principal: 1000, apr: 12, years: 15 }));
  const svg = `<svg viewBox="0 0 430 470" fill="none">
    ${[2500, 5000, 7500].map((tick) => `<path d="M8 ${y(tick)}H418" stroke="${colours.line}" stroke-width="1.500"/>`).join("")}
    <path d="M${points}" stroke="${colours.ink}" stroke-width="4"/>
    <path d="M8 420H418" stroke="${colours.ink}" stroke-width="2"/>
    <path d="M${x(15)} ${marked}V420" stroke="${colours.ember}" stroke-width="2"/>
    <circle cx="${x(15)}" cy="${marked}" r="12" fill="${colours.ember}"/>
    <text x="8" y="456" font-size="19" fill="${colours.muted}">What 1,000 tokens become at 12 % in 20 years</text>
  </svg>`;
  return { width: 430, height: 470, svg };
}
