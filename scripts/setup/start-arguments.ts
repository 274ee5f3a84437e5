// What `npm start -- …` may be told.
import { parseArgs } from "node:util";
import { SetupProblem } from "./steps.mjs";

const CHAINS = ["flare", "coston2", "local"] as const;

/** The network that rewards are read from; `local` is the chain of `npm run chain`. */
export type Chain = (typeof CHAINS)[number];

/** The choices of one start. */
export interface StartArguments {
  chain: Chain;
  /** TCP port on 127.0.0.1. */
  port: number;
}

const USAGE =
  "npm start takes --chain flare|coston2|local and --port followed by a number from 1024 to 65535";

/** Reads the arguments after `npm start --`; a `SetupProblem` names the one that is wrong. */
export function parseStartArguments(argv: string[]): StartArguments {
  const { chain, port } = readOptions(argv);
  const known = CHAINS.find((name) => name === chain);
  if (known === undefined) throw new SetupProblem(`There is no chain "${chain}": ${USAGE}.`);
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1024 || number > 65535) {
    throw new SetupProblem(`"${port}" is not a usable port: ${USAGE}.`);
  }
  return { chain: known, port: number };
}

function readOptions(argv: string[]): { chain: string; port: string } {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        chain: { type: "string", default: "flare" },
        port: { type: "string", default: "8787" },
      },
    });
    return values;
  } catch {
    throw new SetupProblem(`"${argv.join(" ")}" was not understood: ${USAGE}.`);
  }
}
