import { useState } from "react";
import type { PostSummary } from "../../../api/generated/types.gen.ts";

/** The posts that were chosen to be judged together. */
export interface Selection {
  /** The posts of the page that can be chosen: those that wait for approval. */
  readonly choosable: readonly PostSummary[];
  /** Those of them that are, as they were last read. */
  readonly chosen: readonly PostSummary[];
  readonly has: (post: PostSummary) => boolean;
  readonly toggle: (post: PostSummary) => void;
  /** Chooses every post of the page that can be, or none where all are. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Keeps the choice by number; what leaves the page, or waits no more, is chosen no more. */
export function useSelection(posts: readonly PostSummary[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const choosable = posts.filter(({ status }) => status === "pending_approval");
  const chosen = choosable.filter(({ id }) => ids.has(id));
  return {
    choosable,
    chosen,
    has: ({ id }) => ids.has(id),
    toggle({ id }) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll() {
      const all = chosen.length === choosable.length;
      setIds(new Set(all ? [] : choosable.map(({ id }) => id)));
    },
    clear: () => setIds(new Set()),
  };
}
