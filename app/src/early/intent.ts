/**
 * What a page can do before its application has loaded: notice the first sign of a visitor, open native dialogs
 * and close open menus, and keep an early click or submit until the application can answer it.
 */
import { chooseAsAsked } from "../features/forms/asked-choice.ts";

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "focusin"] as const;
const root = document.documentElement;
const early: Array<() => void> = [];
let hydrated = false;

window.__intent = new Promise((resolve) => {
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true });
});

window.__reloadOnce = () => {
  const key = "reloaded";
  const build = document.querySelector("script[type=module]")?.textContent ?? "";
  // Offline, a reload would only lose what is on screen.
  if (!navigator.onLine || sessionStorage.getItem(key) === build) return;
  sessionStorage.setItem(key, build);
  location.reload();
};
addEventListener("vite:preloadError", window.__reloadOnce);

window.__hydrated = () => {
  hydrated = true;
  root.dataset.hydrated = "";
  for (const replay of early.splice(0)) replay();
};

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function pageOf({ origin, pathname, search }: HTMLAnchorElement | Location): string {
  return origin + pathname + search;
}

// Only a link to a section of the page at hand scrolls smoothly, until it is there; a new page begins at its top
// at once, and going back returns at once to where one was.
function scrollSmoothly(link: HTMLElement | null): void {
  const isSection =
    link instanceof HTMLAnchorElement && link.hash !== "" && pageOf(link) === pageOf(location);
  root.toggleAttribute("data-to-section", isSection);
}
document.addEventListener("scrollend", () => scrollSmoothly(null));

document.addEventListener("click", (event) => {
  scrollSmoothly(closest(event, "a"));
  const menu = closest(event, "details[data-menu]");
  for (const open of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    // A menu stays open for clicks on itself, and closes once one of its links was followed.
    if (!open.contains(menu) || closest(event, "a")) open.open = false;
  }
  const opener = closest(event, "[data-opens]");
  const opened = opener && document.getElementById(opener.dataset.opens ?? "");
  if (opened instanceof HTMLDialogElement && !opened.open) opened.showModal();
  if (event.target instanceof HTMLDialogElement && event.target.open) event.target.close();
  closest(event, "[data-closes]")?.closest("dialog")?.close();

  const target = event.target;
  const kept = closest(event, "[data-early]");
  // A form keeps its submit, below; what is clicked in it beside that, the browser does by itself.
  if (!hydrated && kept && !(kept instanceof HTMLFormElement) && target instanceof Element) {
    const { clientX, clientY } = event;
    early.push(() => {
      // Tabs answer to the press, buttons to the click.
      for (const type of ["mousedown", "click"])
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
    });
  }
});

addEventListener("DOMContentLoaded", () => chooseAsAsked(document, location.search));

// Loading does not bubble; a frame that is there before the application is marked for it.
document.addEventListener(
  "load",
  ({ target }) => {
    if (target instanceof HTMLIFrameElement) target.dataset.loaded = "";
  },
  true,
);

/** Fields that were changed before the application could hear of it. */
const typed = new Set<HTMLInputElement | HTMLSelectElement>();
document.addEventListener("input", ({ target }) => {
  if (hydrated || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (typed.has(target)) return;
  typed.add(target);
  early.push(() => repeatInput(target));
});

/**
 * React compares a field with the last value it saw, which after hydration is the typed one: it is shown the
 * value of the prerendered page first, then the typed one through the setter that it does not watch.
 */
function repeatInput(field: HTMLInputElement | HTMLSelectElement): void {
  const { value } = field;
  if (field instanceof HTMLInputElement) {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (hydrated || !(form instanceof HTMLFormElement) || !form.matches("[data-early]")) return;
  event.preventDefault();
  early.push(() => form.requestSubmit());
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const open of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    open.open = false;
    open.querySelector("summary")?.focus();
  }
});
