import type { PostSummary } from "../../../api/generated/types.gen.ts";
import { Button } from "../../../ui/button.tsx";
import { isDanger, moveLabels } from "../move-wordings.ts";
import type { OpenPost } from "../open-post.ts";
import { movesOf } from "../post-status.ts";

interface PostActionsProps {
  readonly post: PostSummary;
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
          data-mode={mode}
          data-post={post.id}
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
