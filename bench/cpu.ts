// Processor time of a process, which wobbles less than the clock on a machine that others use too.

import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that all threads of process `pid` have run so far (Linux's schedstat). */
export function cpuMs(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = tasks.map((task) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // A thread may end between the listing and the reading.
      return 0;
    }
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** Process id of the only child of this process that is called `name`. */
export function childCalled(name: string): number {
  const children = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const [, command, parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
        return command === name && Number(parent) === process.pid;
      } catch {
        return false;
      }
    });
  const [only] = children;
  if (only === undefined || children.length > 1) {
    throw new Error(`This process has ${children.length} children called ${name}.`);
  }
  return Number(only);
}
