import type { BlogPost } from "../../api/generated/types.gen.ts";
import type { Move } from "../../api/posts.ts";
import { Button } from "../../ui/button.tsx";
import type { OpenPost } from "./open-post.ts";
import { movesOf } from "./post-status.ts";

/** What the buttons are called. */
export const moveLabels: Readonly<Record<Move, string>> = {
  approve: "Approve",
  reject: "Reject",
  publish: "Publish",
};

interface PostActionsProps {
  readonly post: BlogPost;
  readonly onOpen: (open: OpenPost) => void;
}

/** What can be done with a post of the list, as its status allows. */
export function PostActions({ post, onOpen }: PostActionsProps) {
  const modes = ["view", "edit", ...movesOf(post.status)] as const;
  const labels = { view: "View", edit: "Edit", ...moveLabels };
  return (
    <div className="-ml-px flex flex-wrap gap-2">
      {modes.map((mode) => (
        <Button
          key={mode}
          small
          tone={mode === "reject" ? "danger" : "secondary"}
          className="max-md:min-h-11"
          aria-label={`${labels[mode]}: ${post.title}`}
          onClick={() => onOpen({ mode, post })}
        >
          {labels[mode]}
        </Button>
      ))}
    </div>
  );
}
