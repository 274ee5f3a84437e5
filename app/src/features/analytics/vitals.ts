/**
 * How fast the page was for this visitor: the Web Vitals, measured by Google's own library, told once, when the
 * page is left or put away. Loaded after the application, so that measuring costs nothing that is measured.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { send } from "./beacon.ts";

const measured = new Map<Metric["name"], number>();

/** Measures the page that came as a document at `path`, wherever the router has gone meanwhile. */
export function measureVitals(path: string): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      measured.set(name, value);
    });
  }
  // The library reports on the same event; ours waits until it has.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") queueMicrotask(() => flush(path));
  });
}

function flush(path: string): void {
  if (measured.size === 0) return;
  send(
    [...measured].map(([category, value]) => ({ action: "web_vital", category, value })),
    path,
  );
  measured.clear();
}
