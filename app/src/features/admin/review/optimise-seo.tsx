import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { optimizeSeo } from "../../../api/generated/sdk.gen.ts";
import type { BlogPost } from "../../../api/generated/types.gen.ts";
import { postQuery } from "../../../api/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { useControl } from "../use-control.ts";

/** Has the SEO title and description fitted to the post's own words: an edit like any other, in the history too. */
export function OptimiseSeo({ post }: { readonly post: BlogPost }) {
  const client = useQueryClient();
  const optimise = useControl("optimise", () => optimizeSeo({ ...call, path: { id: post.id } }));
  const goesBack = post.status === "approved" || post.status === "published";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        tone="secondary"
        small
        className="max-md:min-h-11"
        pendingLabel={optimise.isPending ? "Optimising..." : undefined}
        onClick={() =>
          optimise.mutate(undefined, {
            onSuccess: () => client.invalidateQueries({ queryKey: postQuery(post.id).queryKey }),
          })
        }
      >
        Optimise SEO
      </Button>
      <p className="max-w-[26rem] text-caption text-muted">
        Fits the SEO title and description to the text.
        {goesBack && " That is an edit: the post then waits for approval again."}
      </p>
    </div>
  );
}
