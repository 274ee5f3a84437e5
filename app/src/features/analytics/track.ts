import { send } from "./beacon.ts";
import { tellGoogle } from "./google.ts";

/** Reports one thing that was done, as the specification names it. Nothing waits for it, nothing fails by it. */
export function track(action: string, category: string, label = ""): void {
  if (typeof navigator === "undefined") return;
  send([{ action, category, label }]);
  tellGoogle(action, category, label);
}
