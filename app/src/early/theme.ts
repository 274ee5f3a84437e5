/**
 * The theme before anything is drawn, and its toggle for the life of the document. Runs inline in the head, so
 * a stored dark theme never flashes light and the toggle works without the application. Light is the default;
 * the choice lives in localStorage under `theme`; the class is on the root and on the body.
 */
const key = "theme";

function stored(): boolean {
  try {
    return localStorage.getItem(key) === "dark";
  } catch {
    return false; // Storage can be forbidden; the default theme still holds.
  }
}

let dark = stored();

function apply(): void {
  for (const element of [document.documentElement, document.body]) {
    element?.classList.toggle("dark", dark);
    element?.classList.toggle("light", !dark);
  }
  for (const toggle of document.querySelectorAll("[data-theme-toggle]")) {
    toggle.setAttribute("aria-pressed", String(dark));
  }
}

apply();
// The body does not exist yet while the head is read: catch it the moment it is parsed.
const observer = new MutationObserver(() => {
  if (document.body) {
    apply();
    observer.disconnect();
  }
});
observer.observe(document.documentElement, { childList: true });
document.addEventListener("DOMContentLoaded", apply);

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
  dark = !dark;
  apply();
  try {
    localStorage.setItem(key, dark ? "dark" : "light");
  } catch {
    // The choice then lasts for this page.
  }
});
addEventListener("storage", (event) => {
  if (event.key === key) {
    dark = stored();
    apply();
  }
});
