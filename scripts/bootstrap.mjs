// The first thing that runs in a fresh clone. It needs only some Node: it says so when that Node is
// too old, installs the npm packages, and hands over to the Node 22 among them, which runs the rest
// in TypeScript. Kept to syntax and imports that a Node of years ago understands.
// biome-ignore-all lint/style/useNodejsImportProtocol: a Node too old for "node:" must still be told that it is.
import { spawn } from "child_process";
import fs from "fs";
import path from "path";
import { fileURLToPath } from "url";
import { looksOffline, run } from "./setup/child.mjs";
import { createSteps, printProblem, SetupProblem } from "./setup/steps.mjs";

/** The folder of the clone. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const MODULES = path.join(ROOT, "node_modules");
const PROJECT_NODE = path.join(MODULES, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** How often a running command looks whether whoever started it is still there, in milliseconds. */
const PARENT_CHECK = 1000;

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** The oldest Node that can install the packages: `engines` of package.json. */
function checkNode() {
  const wanted = readJson(path.join(ROOT, "package.json")).engines.node.replace(">=", "");
  const [major = 0, minor = 0] = wanted.split(".").map(Number);
  const [ourMajor = 0, ourMinor = 0] = process.versions.node.split(".").map(Number);
  if (ourMajor < major || (ourMajor === major && ourMinor < minor)) {
    throw new SetupProblem(
      `Node ${process.versions.node} is too old: install Node ${wanted} or newer from https://nodejs.org and run the command again.`,
    );
  }
}

/**
 * Whether node_modules is what package-lock.json asks for. npm writes its own record of an
 * installation into node_modules/.package-lock.json as its very last act, so a half-finished
 * installation has none or an old one.
 */
export function packagesInPlace() {
  const lock = readJson(path.join(ROOT, "package-lock.json"));
  const record = readJson(path.join(MODULES, ".package-lock.json"));
  if (!lock || !record || !fs.existsSync(PROJECT_NODE)) return false;
  return Object.keys(lock.packages).every((name) => {
    if (name === "") return true;
    const installed = record.packages[name];
    if (!installed) return Boolean(lock.packages[name].optional || lock.packages[name].devOptional);
    return installed.version === lock.packages[name].version;
  });
}

/** @param {string[]} args */
function npm(args) {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  return run("npm", args.concat(quiet), { cwd: ROOT, leash: true });
}

/**
 * Whether the registry can be reached. npm itself retries each of hundreds of packages for minutes
 * before it says that there is no network, so one package is asked for first.
 */
async function registryAnswers() {
  const { version } = readJson(path.join(ROOT, "package-lock.json")).packages["node_modules/node"];
  const asked = await npm([
    "view",
    `node@${version}`,
    "version",
    "--prefer-online",
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=1000",
    "--fetch-timeout=15000",
  ]);
  return asked.code === 0 || !looksOffline(asked.output);
}

async function installPackages() {
  const offline = (await registryAnswers()) ? [] : ["--offline"];
  let installed = await npm(["ci"].concat(offline));
  // A lock file written where a registry does not carry other systems' optional binaries lacks
  // their entries; npm ci refuses it although everything for this system is there.
  if (installed.code !== 0 && /in sync/.test(installed.output)) {
    fs.rmSync(path.join(MODULES, ".package-lock.json"), { force: true });
    installed = await npm(["install", "--no-save"].concat(offline));
  }
  if (installed.code === 127) {
    throw new SetupProblem(
      "npm was not found: install Node with npm from https://nodejs.org and run the command again.",
    );
  }
  if (installed.code !== 0) {
    throw offline.length > 0 || looksOffline(installed.output)
      ? new SetupProblem(
          "The npm packages could not be downloaded: connect to the internet (or set npm's registry or proxy) and run the command again.",
        )
      : new SetupProblem(
          "npm could not install the packages: see its message above, then run the command again.",
          installed.output,
        );
  }
  if (!packagesInPlace()) {
    throw new SetupProblem(
      "npm finished, but the project's own Node 22 is missing from node_modules: allow install scripts (npm config set ignore-scripts false), delete node_modules and run the command again.",
      installed.output,
    );
  }
}

/**
 * Runs a TypeScript file under the project's Node and ends with its exit code. Signals reach it, and
 * it is told to stop when whoever started this process is gone.
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function handOver(script, args, env) {
  const child = spawn(PROJECT_NODE, [path.join(ROOT, script)].concat(args), {
    cwd: ROOT,
    env,
    stdio: "inherit",
  });
  // Ctrl-C reaches the whole group by itself; sending it again would cut a clean stop short.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, PARENT_CHECK).unref();
  child.on("exit", (code, signal) => process.exit(signal ? 1 : code === null ? 1 : code));
}

/**
 * Prepares Node and the npm packages, then runs `script` (a path inside the clone) with `args`.
 * Where `steps` is given, both are printed as the first two of that many steps; otherwise only an
 * installation that is really needed is.
 * @param {string} script
 * @param {string[]} args
 * @param {number} [steps]
 */
export async function bootstrap(script, args, steps) {
  const began = Date.now();
  try {
    checkNode();
    const inPlace = packagesInPlace();
    if (steps || !inPlace) {
      const { step } = createSteps({ total: steps || 2 });
      await step("Node", () => `${process.versions.node} starts, 22 from the packages does the work`);
      await step("npm packages", async () => {
        if (inPlace) return "in place";
        await installPackages();
        return "installed";
      });
    }
  } catch (fault) {
    printProblem(fault);
    process.exit(1);
  }
  const bin = path.join(MODULES, ".bin");
  handOver(
    script,
    args,
    Object.assign({}, process.env, {
      PATH: bin + path.delimiter + (process.env.PATH || ""),
      EMBERFI_STARTED: String(began),
    }),
  );
}
