/** What is read, and under which key it is kept. A key begins with the URL. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "./client.ts";
import {
  checkPost,
  getAudit,
  getPipelineDesk,
  getPost,
  getPostEvents,
  getRevision,
  getRevisions,
  getRunOutput,
  getRuns,
  getSettings,
  getStats,
  getSubmissions,
  listPosts,
  me,
} from "./generated/sdk.gen.ts";
import type { GetAuditData, GetSubmissionsData, ListPostsData } from "./generated/types.gen.ts";
import type { PostFields, ReadPost } from "./posts.ts";
import { lookUpRewards, noProgress } from "./rewards-stream.ts";

/** What is asked of the list of posts. */
export type ListFilter = NonNullable<ListPostsData["query"]>;
/** What is asked of the inbox. */
export type InboxAsk = NonNullable<GetSubmissionsData["query"]>;
/** What is asked of the log. */
export type AuditAsk = NonNullable<GetAuditData["query"]>;

/** How long a look-up of rewards may take before we give up, in milliseconds; the server's own limit is less. */
const REWARDS_PATIENCE = 75_000;

/** Who is logged in. Fails with a 401 where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["/api/admin/me"] as const,
  queryFn: async ({ signal }) => (await me({ ...call, signal })).data.admin,
});

/** Every list of posts, to have them read again. */
export const postsQuery = { queryKey: ["/api/admin/posts"] as const };

/** One page of the posts that a filter leaves. The page before stays on screen until it is there. */
export function postListQuery(filter: ListFilter) {
  return queryOptions({
    queryKey: [...postsQuery.queryKey, filter] as const,
    queryFn: async ({ signal }) => (await listPosts({ ...call, query: filter, signal })).data,
    placeholderData: keepPreviousData,
    retry: 1,
  });
}

/** A post whole, with its sources, its live version and what this editor typed and did not save. Always read anew. */
export function postQuery(id: number) {
  return queryOptions({
    queryKey: [`/api/admin/blog-posts/${id}`] as const,
    queryFn: async ({ signal }) => (await getPost({ ...call, path: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** How many posts stand where. */
export const statsQuery = queryOptions({
  queryKey: ["/api/admin/blog-stats"] as const,
  queryFn: async ({ signal }) => (await getStats({ ...call, signal })).data,
});

/** What a task of a week came to; read anew when the task has been done again. */
export function runOutputQuery(
  slot: string,
  { task, round }: { readonly task: string; readonly round: number },
) {
  return queryOptions({
    queryKey: [`/api/admin/seo/runs/${slot}/${task}`, round] as const,
    queryFn: async ({ signal }) => (await getRunOutput({ ...call, path: { slot, task }, signal })).data,
  });
}

/** What the pipeline lays before the editor. */
export const deskQuery = queryOptions({
  queryKey: ["/api/admin/seo/desk"] as const,
  queryFn: async ({ signal }) => (await getPipelineDesk({ ...call, signal })).data,
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

/** A page of the log, as it is asked for. */
export function auditQuery(ask: AuditAsk) {
  return queryOptions({
    queryKey: ["/api/admin/audit", ask] as const,
    queryFn: async ({ signal }) => (await getAudit({ ...call, query: ask, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What a look at the post in that version finds, as it would be with these fields. */
export function checksQuery({ id, version }: ReadPost, fields: Partial<PostFields> = {}) {
  return queryOptions({
    queryKey: [`/api/admin/blog-posts/${id}/checks`, version, fields] as const,
    queryFn: async ({ signal }) => (await checkPost({ ...call, path: { id }, body: fields, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What was done to the post up to that version, newest first. */
export function timelineQuery({ id, version }: ReadPost) {
  return queryOptions({
    queryKey: [`/api/admin/blog-posts/${id}/events`, version] as const,
    queryFn: async ({ signal }) => (await getPostEvents({ ...call, path: { id }, signal })).data.events,
  });
}

/** The saved texts of the post up to that version, newest first, a page at a time. */
export function revisionsQuery({ id, version }: ReadPost) {
  return infiniteQueryOptions({
    queryKey: [`/api/admin/blog-posts/${id}/revisions`, version] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return (await getRevisions({ ...call, path: { id }, query, signal })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** One saved text, whole; it never changes. */
export function revisionQuery(id: number, version: number) {
  return queryOptions({
    queryKey: [`/api/admin/blog-posts/${id}/revisions/${version}`] as const,
    queryFn: async ({ signal }) => (await getRevision({ ...call, path: { id, version }, signal })).data,
  });
}

/** A page of the inbox, as it is asked for. */
export function inboxQuery(ask: InboxAsk) {
  return queryOptions({
    queryKey: ["/api/admin/submissions", ask] as const,
    queryFn: async ({ signal }) => (await getSubmissions({ ...call, query: ask, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
