import { type RefObject, useEffect, useRef } from "react";
import type { PostSummary } from "../../../api/generated/types.gen.ts";

/**
 * Keeps the focus in the list when what had it is gone: a button that the post's new status does not offer, a row
 * that the filter leaves out. It then goes to the same post, else to the one that took its place.
 */
export function useKeptFocus(
  region: RefObject<HTMLElement | null>,
  posts: readonly PostSummary[],
  dialogOpen: boolean,
) {
  const last = useRef<{ readonly post: string; readonly place: number }>(undefined);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      const row = event.target instanceof HTMLElement ? event.target.closest("tr") : null;
      const post = row?.querySelector<HTMLElement>("[data-post]")?.dataset.post;
      if (row && post) last.current = { post, place: row.sectionRowIndex };
    };
    element.addEventListener("focusin", remember);
    return () => element.removeEventListener("focusin", remember);
  }, [region]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another list is drawn, or a dialog closes
  useEffect(() => {
    const was = last.current;
    if (dialogOpen || !was || document.activeElement !== document.body) return;
    const views = [...(region.current?.querySelectorAll<HTMLElement>("[data-mode=view]") ?? [])];
    const same = views.find((view) => view.dataset.post === was.post);
    (same ?? views[Math.min(was.place, views.length - 1)])?.focus();
  }, [posts, dialogOpen, region]);
}
