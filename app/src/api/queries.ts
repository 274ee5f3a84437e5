/** What is read, and under which key it is kept. A key begins with the URL. */
import { queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "./client.ts";
import {
  checkPost,
  getAudit,
  getPostEvents,
  getPosts,
  getRevisions,
  getRuns,
  getSettings,
  getStats,
  me,
} from "./generated/sdk.gen.ts";
import { lookUpRewards, noProgress } from "./rewards-stream.ts";

/** How long a look-up of rewards may take before we give up, in milliseconds; the server's own limit is less. */
const REWARDS_PATIENCE = 75_000;

/** Who is logged in. Fails with a 401 where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["/api/admin/me"] as const,
  queryFn: async ({ signal }) => (await me({ ...call, signal })).data.admin,
});

/** The newest 200 posts, newest first. */
export const postsQuery = queryOptions({
  queryKey: ["/api/admin/get-posts-bulletproof"] as const,
  queryFn: async ({ signal }) => (await getPosts({ ...call, signal })).data.blogPosts,
  retry: 1,
});

/** How many posts stand where. */
export const statsQuery = queryOptions({
  queryKey: ["/api/admin/blog-stats"] as const,
  queryFn: async ({ signal }) => (await getStats({ ...call, signal })).data,
});

/** The ledger of the weekly runs. */
export const runsQuery = queryOptions({
  queryKey: ["/api/admin/seo/runs"] as const,
  queryFn: async ({ signal }) => (await getRuns({ ...call, signal })).data,
});

/**
 * Every RFLR claim of an address. How far the look-up is stands under `rewardsProgressQuery`. It goes on when nobody
 * looks any more, so that whoever comes back finds it further on.
 */
export function rewardsQuery(address: string) {
  return queryOptions({
    queryKey: [`/api/rflr-rewards/${address}`] as const,
    queryFn: ({ client }) => {
      const { queryKey } = rewardsProgressQuery(address);
      client.setQueryData(queryKey, noProgress);
      return lookUpRewards(address, {
        signal: AbortSignal.timeout(REWARDS_PATIENCE),
        onProgress: (progress) => client.setQueryData(queryKey, progress),
      });
    },
  });
}

/** How far the look-up of an address is; written by `rewardsQuery`. */
export function rewardsProgressQuery(address: string) {
  return queryOptions({
    queryKey: [`/api/rflr-rewards/${address}/stream`] as const,
    queryFn: skipToken,
    initialData: noProgress,
  });
}

/** What the admin chose, and what is configured. */
export const settingsQuery = queryOptions({
  queryKey: ["/api/admin/settings"] as const,
  queryFn: async ({ signal }) => (await getSettings({ ...call, signal })).data,
});

/** The log, of one family of actions where one is named; the page before which the last one ended. */
export function auditQuery(action: string, before: number | undefined) {
  const query = { ...(action !== "" && { action }), ...(before !== undefined && { before }) };
  return queryOptions({
    queryKey: ["/api/admin/audit", query] as const,
    queryFn: async ({ signal }) => (await getAudit({ ...call, query, signal })).data,
    staleTime: 0,
  });
}

/** What a look at the post in that version finds. */
export function checksQuery({ id, version }: { readonly id: number; readonly version: number }) {
  return queryOptions({
    queryKey: [`/api/admin/blog-posts/${id}/checks`, version] as const,
    queryFn: async ({ signal }) => (await checkPost({ ...call, path: { id }, body: {}, signal })).data,
  });
}

/** What was done to the post up to that version, and its saved texts. */
export function historyQuery({ id, version }: { readonly id: number; readonly version: number }) {
  return queryOptions({
    queryKey: [`/api/admin/blog-posts/${id}/events`, version] as const,
    queryFn: async ({ signal }) => {
      const path = { id };
      const [events, revisions] = await Promise.all([
        getPostEvents({ ...call, path, signal }),
        getRevisions({ ...call, path, signal }),
      ]);
      return { events: events.data.events, revisions: revisions.data.revisions };
    },
  });
}
