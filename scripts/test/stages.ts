// Every check there is, in the order in which `npm test` runs them: cheap ones first, then what is
// built, then what is tested as built. Those that take long are a list of their own, `npm run test:long`.
import type { Runner } from "./counts.ts";

/** One check. */
export interface Stage {
  /** Name for `npm test -- --only name`. */
  name: string;
  /** Program and arguments, run in the clone under the project's Node; several run one after another. */
  commands: string[][];
  /** What its commands find in the environment beside what the machine gives. */
  env?: Readonly<Record<string, string>>;
  /** Whose words report the number of tests, where it runs any. */
  runner?: Runner;
  /** Lines of its output that are shown when it passes, too. */
  shows?: RegExp;
  /** Whether `npm run check` runs it too: needs no build and no browser, and takes seconds. */
  quick?: boolean;
  /** Stages that must have passed for this one to mean anything. */
  needs?: string[];
  /** Whether it calls clippy for wasm, which Debian's compiler lacks. */
  wasmClippy?: boolean;
}

const CLIPPY = ["cargo", "clippy", "--quiet", "--all-targets"];
const DENY_WARNINGS = ["--", "-D", "warnings"];

const BUILD: Stage = { name: "build", commands: [["node", "scripts/build.ts"]] };

/** The stages of `npm test`; `nextest` is whether cargo-nextest is on this machine. */
export function stages(nextest: boolean): Stage[] {
  return [
    { name: "rustfmt", quick: true, commands: [["cargo", "fmt", "--all", "--check"]] },
    { name: "biome", quick: true, commands: [["biome", "ci", "--colors=off"]] },
    {
      name: "types",
      quick: true,
      commands: [
        ["react-router", "typegen"],
        ["tsc", "--noEmit"],
        ["tsc", "-p", "scripts"],
        ["tsc", "-p", "chain"],
        ["tsc", "-p", "worker/tests"],
        ["tsc", "-p", "bench"],
      ],
    },
    { name: "api", commands: [["node", "scripts/api/generate.ts", "--check"]] },
    { name: "clippy", quick: true, commands: [[...CLIPPY, "--workspace", ...DENY_WARNINGS]] },
    {
      name: "clippy-wasm",
      wasmClippy: true,
      commands: [[...CLIPPY, "-p", "emberfi-worker", "--target", "wasm32-unknown-unknown", ...DENY_WARNINGS]],
    },
    nextest
      ? {
          name: "rust",
          runner: "nextest",
          commands: [["cargo", "nextest", "run", "--workspace", "--no-tests", "pass"]],
        }
      : { name: "rust", runner: "cargo", commands: [["cargo", "test", "--workspace"]] },
    {
      name: "scripts",
      quick: true,
      runner: "vitest",
      commands: [["vitest", "run", "--config", "scripts/vitest.config.ts"]],
    },
    {
      name: "app",
      quick: true,
      runner: "vitest",
      commands: [["vitest", "run", "--config", "app/vitest.config.ts"]],
    },
    {
      name: "content",
      quick: true,
      runner: "vitest",
      commands: [["vitest", "run", "--config", "app/content.vitest.config.ts"]],
      shows: /^lesson-\d+: /,
    },
    { name: "chain", runner: "vitest", commands: [["vitest", "run", "--config", "chain/vitest.config.ts"]] },
    BUILD,
    {
      name: "worker",
      runner: "vitest",
      needs: ["build"],
      commands: [["vitest", "run", "--config", "worker/tests/vitest.config.ts"]],
    },
    {
      name: "journeys",
      runner: "playwright",
      needs: ["build"],
      commands: [["playwright", "test", "-c", "app/e2e/playwright.config.ts"]],
    },
    { name: "audit", needs: ["build"], commands: [["node", "scripts/app/audit.ts"]] },
    { name: "heads", needs: ["build"], commands: [["node", "scripts/app/heads.ts"]] },
    { name: "size", needs: ["build"], commands: [["node", "scripts/app/size.ts"]] },
  ];
}

/** Drawn cases of each property, where `npm test` draws 256. */
const CASES = 4_096;
/** Owners of a drawn chain, where `npm test` draws 300. */
const OWNERS = 1_200;

/**
 * The stages of `npm run test:long`: what `npm test` does not do, or does with fewer cases. `day` (`YYYYMMDD`) seeds
 * the drawn chain, so that each day tries another one and any of them can be tried again.
 */
export function longStages(day: string): Stage[] {
  return [
    {
      name: "properties",
      runner: "cargo",
      env: { PROPTEST_CASES: String(CASES) },
      commands: [["cargo", "test", "-p", "emberfi-domain"]],
    },
    BUILD,
    {
      name: "histories",
      runner: "vitest",
      needs: ["build"],
      env: { EMBERFI_HISTORIES_SEED: day, EMBERFI_HISTORIES_OWNERS: String(OWNERS) },
      commands: [["vitest", "run", "--config", "worker/tests/vitest.config.ts", "rewards-histories"]],
    },
    {
      name: "lighthouse",
      needs: ["build"],
      commands: [["node", "bench/lighthouse/check.ts"]],
      shows: /^\| `/,
    },
  ];
}
