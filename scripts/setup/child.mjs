// Running another program to its end with its output kept, so that a failure can be read and
// judged. Plain JavaScript without recent syntax, because npm is run before Node 22 is here.
// biome-ignore-all lint/style/useNodejsImportProtocol: a Node too old for "node:" must still be told that it is.
import { spawn } from "child_process";
import { fileURLToPath } from "url";

const LEASH = fileURLToPath(new URL("leash.mjs", import.meta.url));

/**
 * Runs a program to its end. `code` is its exit code, 127 where there is no such program, 124 where
 * `deadline` (milliseconds) ended it; `output` is everything it printed. A program that may take long
 * goes on a leash, so that it and its children end when this process does, however that ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, deadline?: number, leash?: boolean, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options) {
  const settings = options || {};
  return new Promise((resolve) => {
    const argv = settings.leash
      ? [process.execPath, LEASH, String(process.pid), command].concat(args)
      : [command].concat(args);
    const child = spawn(argv[0] || command, argv.slice(1), {
      cwd: settings.cwd,
      env: settings.env || process.env,
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === "win32" && !settings.leash,
    });
    let output = "";
    let late = false;
    /** @param {Buffer} chunk */
    const take = (chunk) => {
      const text = chunk.toString();
      output += text;
      if (settings.onLine) {
        const line = text.trim().split("\n").pop();
        if (line) settings.onLine(line.trim());
      }
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const timer = settings.deadline
      ? setTimeout(() => {
          late = true;
          child.kill(settings.leash ? "SIGTERM" : "SIGKILL");
        }, settings.deadline)
      : undefined;
    child.on("error", (fault) => {
      clearTimeout(timer);
      resolve({ code: 127, output: output + fault.message });
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code: late ? 124 : code === null ? 1 : code, output });
    });
  });
}

/**
 * Whether a program's output reads like a network that is not there: no name, no route, refused,
 * timed out.
 * @param {string} output
 */
export function looksOffline(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|could not resolve host|couldn't connect|could not connect|connection refused|failed to connect|timed? ?out|spurious network error|error sending request|temporary failure (in name )?resolv/i.test(
    output,
  );
}
