/** What was typed and not saved, in this browser's storage: it survives a crash, a closed window and a dead network. */
import * as v from "valibot";
import type { PostFields } from "../../../api/posts.ts";

const shape = v.object({
  baseVersion: v.number(),
  savedAt: v.string(),
  fields: v.object({
    title: v.string(),
    excerpt: v.string(),
    content: v.string(),
    seoTitle: v.string(),
    seoDescription: v.string(),
    category: v.string(),
    slug: v.string(),
  }),
});

/** An unfinished edit. */
export interface Unfinished {
  /** The version it is an edit of. */
  readonly baseVersion: number;
  /** When it was kept, RFC 3339. */
  readonly savedAt: string;
  readonly fields: PostFields;
}

function key(post: number): string {
  return `newsroom-draft-${post}`;
}

/** Keeps an unfinished edit. False where the browser takes none: its storage is full or switched off. */
export function keepLocally(post: number, unfinished: Unfinished): boolean {
  try {
    localStorage.setItem(key(post), JSON.stringify(unfinished));
    return true;
  } catch {
    return false;
  }
}

/** The unfinished edit of a post; undefined where there is none, or none that can be read. */
export function keptLocally(post: number): Unfinished | undefined {
  try {
    const parsed = v.safeParse(shape, JSON.parse(localStorage.getItem(key(post)) ?? "null"));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Lets go of it. */
export function dropLocally(post: number): void {
  try {
    localStorage.removeItem(key(post));
  } catch {
    // Without storage there is nothing to let go of.
  }
}
