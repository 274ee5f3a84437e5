import type { QueryClient } from "@tanstack/react-query";
import { postsQuery, statsQuery } from "../../api/queries.ts";

/** Has the lists of posts and the counters read again, after something was done to a post. */
export function refreshPosts(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: postsQuery.queryKey }),
    client.invalidateQueries({ queryKey: statsQuery.queryKey }),
  ]);
}
