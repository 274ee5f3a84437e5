// Every figure we publish comes from here: `npm run bench -- NAME` measures and writes the table under
// bench/results. Nothing else should run on the machine meanwhile.

import { events } from "./events/events.ts";
import { lighthouse } from "./lighthouse/lighthouse.ts";
import { rewards } from "./rewards/rewards.ts";

/** Measurements by name; each writes its own table. */
const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = { events, lighthouse, rewards };

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in BENCHMARKS));
if (names.length === 0 || unknown !== undefined) {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(1);
}
for (const name of names) await BENCHMARKS[name]?.();
