// `node leash.mjs starter program …`: runs a program that must not outlive whoever started it, whose
// process id comes first, since it may be gone before this file is even read. The program gets a
// process group of its own; when the starter asks for an end, or is gone without asking (killed, a
// closed terminal), the whole group is ended.
// biome-ignore lint/style/useNodejsImportProtocol: npm is run on this leash before Node 22 is here.
import { spawn } from "child_process";

/** How often it is looked at whether the starter is still there, in milliseconds. */
const PARENT_CHECK = 500;

/** How long the group may take to end by itself, in milliseconds. */
const GRACE = 4000;

const [starter = "", program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, {
  stdio: ["ignore", "inherit", "inherit"],
  detached: true,
  shell: process.platform === "win32",
});
let ending = false;

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

function end() {
  if (ending) return;
  ending = true;
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), GRACE).unref();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
setInterval(() => {
  if (process.ppid !== Number(starter)) end();
}, PARENT_CHECK).unref();
child.on("error", (fault) => {
  console.error(fault.message);
  process.exit(127);
});
child.on("exit", (code) => {
  // What the program started itself may still be there.
  signalGroup("SIGKILL");
  process.exit(code === null ? 1 : code);
});
