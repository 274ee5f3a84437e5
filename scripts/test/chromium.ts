// A Chromium for the browser tests: the one that is named or installed, else the system's package,
// else the one that Playwright downloads.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "../setup/child.mjs";
import { SetupProblem } from "../setup/steps.mjs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium that runs; installs one where there is none. */
export async function ensureChromium(
  env: NodeJS.ProcessEnv,
  say: (activity: string) => void,
): Promise<string> {
  const found = [env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  if (env.CHROMIUM_PATH) {
    throw new SetupProblem(
      `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist: correct or unset it.`,
    );
  }
  const output = await install(say);
  const installed = [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path));
  if (installed) return installed;
  throw new SetupProblem(
    "No Chromium was found and none could be installed: install Chromium or Chrome, name it in CHROMIUM_PATH, and run the command again.",
    output,
  );
}

async function install(say: (activity: string) => void): Promise<string> {
  let output = "";
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    say("installing Debian's Chromium");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    output += (await run("apt-get", ["update"], { env })).output;
    const installed = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      env,
      leash: true,
    });
    output += installed.output;
    if (installed.code === 0) return output;
  }
  say("downloading Playwright's Chromium");
  const download = await run("playwright-core", ["install", "chromium"], { deadline: 600_000, leash: true });
  return output + download.output;
}
