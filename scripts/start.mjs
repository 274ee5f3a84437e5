// `npm start`: from a fresh clone to the running product. The steps after the first two are in
// start.ts.
import { bootstrap } from "./bootstrap.mjs";

/** Two steps here, the others in start.ts. */
const STEPS = 10;

bootstrap("scripts/start.ts", process.argv.slice(2), STEPS);
