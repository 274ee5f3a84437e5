// Ending in order: whatever ends a command (Ctrl-C, a signal, its starter gone), its services end first.
import type { Service } from "./service.ts";

/** How often it is looked at whether the starter is still there, in milliseconds. */
const PARENT_CHECK = 1000;

/**
 * Makes the end of this process end `running` first, services added later included. The answer ends
 * it in the same way with an exit code; a second call waits for the first.
 */
export function stopOnSignals(running: Service[]): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = (code: number): Promise<void> => {
    stopping ??= Promise.all(running.map((service) => service.stop())).then(() => process.exit(code));
    return stopping;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(1);
  }, PARENT_CHECK).unref();
  return stop;
}
