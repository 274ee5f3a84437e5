// Lighthouse over pages of the built app, as a phone on a slow network sees them, against the budgets.
import measure, { type Config, type Flags, type RunnerResult } from "lighthouse";
import { chromium } from "playwright-core";
import { lessonPath, paths } from "../../app/src/paths.ts";
import { serveBuild } from "../../scripts/app/serve.ts";
import { median } from "../statistics.ts";

/** A page to measure; static pages load their application at the first sign of a visitor. */
interface Page {
  readonly path: string;
  readonly kind: "static" | "tool";
}

/** Six of them: the ways in, and one of each kind of tool. */
const pages: readonly Page[] = [
  { path: paths.home, kind: "static" },
  { path: paths.university, kind: "static" },
  { path: paths.coaching, kind: "static" },
  { path: paths.beginnersGuide, kind: "static" },
  { path: lessonPath(paths.defi101, "lesson-5"), kind: "tool" },
  { path: paths.resources, kind: "tool" },
];

/** Scores are out of 100, times in milliseconds. */
export const budgets = {
  performance: { static: 99, tool: 97 },
  others: 100,
  fcp: 1_000,
  lcp: 1_500,
  tbt: 50,
  cls: 0.02,
} as const;

/** What one run found. */
interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits that are not passed in full and count. */
  readonly failed: readonly string[];
}

export const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const PORT = Number(process.env.LIGHTHOUSE_PORT ?? 28_110);
const DEBUGGING_PORT = PORT + 1;

/** What was found: the table's rows, and a sentence for each budget that is missed. */
export interface Findings {
  readonly rows: readonly string[];
  readonly over: readonly string[];
}

/** Measures each of the six pages several times, or only those at `wanted`, and says each one's medians as it goes. */
export async function measurePages(wanted: readonly string[] = []): Promise<Findings> {
  const chosen = pages.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  if (chosen.length === 0) throw new Error(`Pages are ${pages.map(({ path }) => path).join(", ")}.`);
  const server = await serveBuild(PORT);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const rows: string[] = [];
    const over: string[] = [];
    for (const page of chosen) {
      // The server compresses at the first request.
      await fetch(`http://127.0.0.1:${PORT}${page.path}`);
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(page.path));
      const middle = medians(runs);
      rows.push(tableRow(page, middle));
      over.push(...overBudget(page, middle));
      console.log(rows.at(-1), runs.at(-1)?.failed.join(", ") ?? "");
    }
    return { rows, over };
  } finally {
    await browser.close();
    server.close();
  }
}

const flags: Flags = { port: DEBUGGING_PORT, output: "json", logLevel: "error" };
const config: Config = { extends: "lighthouse:default" };

async function measureOnce(path: string): Promise<Run> {
  const result = await measure(`http://127.0.0.1:${PORT}${path}`, flags, config);
  if (!result) throw new Error(`Lighthouse said nothing about ${path}.`);
  return read(result);
}

function read({ lhr }: RunnerResult): Run {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    failed: counted.filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}

type Medians = Omit<Run, "failed">;

function medians(runs: readonly Run[]): Medians {
  const of = (name: keyof Medians) => median(runs.map((run) => run[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
  };
}

/** Sentences on what misses its budget; paint and blocking times are budgets of static pages. */
function overBudget({ path, kind }: Page, found: Medians): string[] {
  const least: readonly (readonly [string, number, number])[] = [
    ["performance", found.performance, budgets.performance[kind]],
    ["accessibility", found.accessibility, budgets.others],
    ["best practices", found.bestPractices, budgets.others],
    ["SEO", found.seo, budgets.others],
  ];
  const most: readonly (readonly [string, number, number])[] = [
    ["layout shift", found.cls, budgets.cls],
    ...(kind === "static"
      ? ([
          ["first paint", found.fcp, budgets.fcp],
          ["largest paint", found.lcp, budgets.lcp],
          ["blocking time", found.tbt, budgets.tbt],
        ] as const)
      : []),
  ];
  return [
    ...least.filter(([, value, limit]) => value < limit),
    ...most.filter(([, value, limit]) => value > limit),
  ].map(([what, value, limit]) => `${path}: ${what} ${Number(value.toFixed(3))}, budget ${limit}`);
}

function tableRow({ path, kind }: Page, found: Medians): string {
  const figures = [
    found.performance,
    found.accessibility,
    found.bestPractices,
    found.seo,
    Math.round(found.fcp),
    Math.round(found.lcp),
    Math.round(found.tbt),
    Number(found.cls.toFixed(3)),
  ];
  return `| \`${path}\` | ${kind} | ${figures.join(" | ")} |`;
}
