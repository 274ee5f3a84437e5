// Fails where a page misses a budget, and writes nothing: `node bench/lighthouse/check.ts [path …]`, after a build.
import { measurePages } from "./measure.ts";

const { over } = await measurePages(process.argv.slice(2));
for (const line of over) console.error(line);
process.exitCode = over.length === 0 ? 0 : 1;
