// The table of Lighthouse's figures that the documentation shows.

import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { budgets, measurePages, RUNS } from "./measure.ts";

/** Measures the six pages and writes the table with what was over budget. */
export async function lighthouse(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const { rows, over } = await measurePages();
  writeFileSync(new URL("../results/lighthouse.md", import.meta.url), report(rows, over, load));
  for (const line of over) console.error(line);
  process.exitCode = over.length === 0 ? 0 : 1;
}

/** @param load the machine's load when the measurement began; above 0 something else was running */
function report(rows: readonly string[], over: readonly string[], load: number): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  return `# Lighthouse

\`npm run lighthouse\`, ${new Date().toISOString().slice(0, 10)}, ${processor}. Lighthouse's phone with its simulated slow
network and processor; medians of ${RUNS} runs against the built files served with brotli. Scores are out of 100, first
and largest paint and blocking time in milliseconds. The machine's load was ${load.toFixed(1)} when it began: what else runs on
it lengthens blocking times, and with them lowers performance.

| page | kind | performance | accessibility | best practices | SEO | first paint | largest paint | blocking | layout shift |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join("\n")}

Budgets: performance ${budgets.performance.static} for static pages and ${budgets.performance.tool} for tools, the other scores ${budgets.others}; on static pages first
paint ${budgets.fcp} ms, largest paint ${budgets.lcp} ms, blocking ${budgets.tbt} ms; layout shift ${budgets.cls} everywhere.
${over.length === 0 ? "All are kept." : `Not kept:\n\n${over.map((line) => `- ${line}`).join("\n")}`}
`;
}
