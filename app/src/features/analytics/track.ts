import { send } from "./beacon.ts";

/** Reports one thing that was done, as the specification names it. Nothing waits for it, nothing fails by it. */
export function track(action: string, category: string, label = ""): void {
  if (typeof navigator !== "undefined") send([{ action, category, label }]);
}
