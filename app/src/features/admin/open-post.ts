import type { PostSummary } from "../../api/generated/types.gen.ts";
import type { Move } from "../../api/posts.ts";

/** What can be done with a post beside moving it. */
export type Look = "view" | "edit" | "history" | "preview";

/** A post on the desk: as it was read, and what is being done with it. */
export interface OpenPost {
  readonly mode: Look | Move;
  readonly post: PostSummary;
}
