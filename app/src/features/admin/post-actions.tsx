import type { BlogPost } from "../../api/generated/types.gen.ts";
import type { Move } from "../../api/posts.ts";
import { Button } from "../../ui/button.tsx";
import type { OpenPost } from "./open-post.ts";
import { movesOf } from "./post-status.ts";

/** What the buttons are called. */
export const moveLabels: Readonly<Record<Move, string>> = {
  submit: "Submit",
  approve: "Approve",
  reject: "Reject",
  reopen: "Reopen",
  schedule: "Schedule",
  unschedule: "Unschedule",
  publish: "Publish",
  unpublish: "Unpublish",
};

/** Whether a move takes something away. */
export function isDanger(mode: string): boolean {
  return mode === "reject" || mode === "unpublish";
}

interface PostActionsProps {
  readonly post: BlogPost;
  readonly onOpen: (open: OpenPost) => void;
}

/** What can be done with a post of the list, as its status allows. */
export function PostActions({ post, onOpen }: PostActionsProps) {
  const modes = ["view", "edit", "history", ...movesOf(post)] as const;
  const labels = { view: "View", edit: "Edit", history: "History", ...moveLabels };
  return (
    <div className="-ml-px flex flex-wrap gap-2">
      {modes.map((mode) => (
        <Button
          key={mode}
          small
          tone={isDanger(mode) ? "danger" : "secondary"}
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
