// `node scripts/run.mjs some/script.ts …`: runs a TypeScript file of the project under the project's
// own Node, with the npm packages installed first where they are missing or out of date.
import { bootstrap } from "./bootstrap.mjs";

bootstrap(process.argv[2] || "", process.argv.slice(3));
