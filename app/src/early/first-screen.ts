/**
 * A page that opens at its top lays out what is on the screen first, and the rest once it has loaded or the visitor
 * moves. One that opens further down, by its address or because somebody comes back to it, is laid out at once: it
 * must know how tall the parts above are.
 */
const root = document.documentElement;
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (navigation?.type === "navigate" && location.hash === "") {
  root.dataset.firstScreen = "";
  const whole = () => delete root.dataset.firstScreen;
  void window.__intent.then(whole);
  addEventListener("load", () => setTimeout(whole, 100));
}
