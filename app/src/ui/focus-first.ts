/**
 * As a `ref`: the dialog around this element gives it the focus when it opens, instead of its close button.
 * React's `autoFocus` would focus on drawing, and leave the browser's own order of focus as it was.
 */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
