import type { BlogPost } from "../../api/generated/types.gen.ts";
import type { Move } from "../../api/posts.ts";

/** A post on the desk: as it was read, and what is being done with it. */
export interface OpenPost {
  readonly mode: "view" | "edit" | "history" | Move;
  readonly post: BlogPost;
}
