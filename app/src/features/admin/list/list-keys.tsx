import type { KeyboardEvent } from "react";

/** What a key presses in the row that has the focus, by the `data-mode` of its controls. */
const pressed: Readonly<Record<string, string>> = {
  v: "view",
  e: "edit",
  h: "history",
  a: "approve",
  r: "reject",
  p: "publish",
  x: "select",
};

/** Single keys for the list. They work only while the focus is in it, so they disturb neither typing nor voice control. */
export function useListKeys() {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const row = event.target instanceof HTMLElement ? event.target.closest("tr") : null;
    if (!row) return;
    const isDone =
      event.key === "j"
        ? focusIn(row.nextElementSibling)
        : event.key === "k"
          ? focusIn(row.previousElementSibling)
          : press(row, pressed[event.key]);
    if (isDone) event.preventDefault();
  };
}

function focusIn(row: Element | null): boolean {
  const view = row?.querySelector<HTMLElement>("[data-mode=view]");
  view?.focus();
  return view !== undefined && view !== null;
}

function press(row: Element, mode: string | undefined): boolean {
  const control = mode && row.querySelector<HTMLElement>(`[data-mode=${mode}]`);
  if (!control) return false;
  // The dialog gives the focus back to what had it.
  control.focus();
  control.click();
  return true;
}

const help = [
  ["j k", "next and previous post"],
  ["v", "view"],
  ["e", "edit"],
  ["h", "history"],
  ["a", "approve"],
  ["r", "reject"],
  ["p", "publish"],
  ["x", "choose"],
] as const;

/** The keys, for those who have a keyboard. */
export function KeyHelp() {
  return (
    <p className="mt-4 text-caption text-muted max-lg:hidden">
      With the focus on a post:{" "}
      {help.map(([keys, does], place) => (
        <span key={keys} className="whitespace-nowrap">
          {place > 0 && " · "}
          <kbd className="font-mono text-ink">{keys}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
