/** What an editor does to a post. Every call names the version that was read, so that nothing unseen is judged. */
import { call } from "./client.ts";
import {
  approvePost,
  bulk,
  copyPost,
  editPost,
  getRevision,
  getRevisions,
  publishPost,
  rejectPost,
  reopenPost,
  schedulePost,
  submitPost,
  unpublishPost,
  unschedulePost,
} from "./generated/sdk.gen.ts";
import type { BlogPost, BulkAction, BulkOutcome, PostEdit } from "./generated/types.gen.ts";

/** A post in the version that was read. */
export type ReadPost = Pick<BlogPost, "id" | "version">;

/** The fields that the editor's form holds. */
export type PostFields = Pick<
  BlogPost,
  "title" | "excerpt" | "content" | "seoTitle" | "seoDescription" | "category" | "slug"
>;

/** The moves that need no more than a comment. */
const plainMoves = {
  submit: submitPost,
  approve: approvePost,
  reject: rejectPost,
  reopen: reopenPost,
  unschedule: unschedulePost,
  publish: publishPost,
} as const;

/** The moves of a post. */
export type Move = keyof typeof plainMoves | "schedule" | "unpublish";

/** What goes with a move. */
export interface MoveDetails {
  /** For the record; may be empty. */
  readonly comments: string;
  /** With `schedule`: when, RFC 3339. */
  readonly publishAt?: string;
  /** With `unpublish`: where readers are sent, a path of this site; empty tells them that the post is gone. */
  readonly redirectTo?: string;
}

/** Moves a post on. Resolves with the post as it stands then. */
export async function movePost(move: Move, post: ReadPost, details: MoveDetails): Promise<BlogPost> {
  const comments = details.comments.trim();
  const common = { version: post.version, ...(comments !== "" && { comments }) };
  const path = { id: post.id };
  if (move === "schedule") {
    const body = { ...common, publishAt: details.publishAt ?? "" };
    return (await schedulePost({ ...call, path, body })).data.blogPost;
  }
  if (move === "unpublish") {
    const body = { ...common, redirectTo: details.redirectTo ?? "" };
    return (await unpublishPost({ ...call, path, body })).data.blogPost;
  }
  return (await plainMoves[move]({ ...call, path, body: common })).data.blogPost;
}

/**
 * Saves the fields as the version after the one that was read, with a note for the history, which may be empty.
 * Fails with `stale_revision` when that is not the last.
 */
export async function savePost(post: ReadPost, fields: PostFields, note: string): Promise<BlogPost> {
  const body: PostEdit = { ...fields, version: post.version, ...(note.trim() !== "" && { note }) };
  return (await editPost({ ...call, path: { id: post.id }, body })).data.blogPost;
}

/** Saves the fields as a draft of their own. */
export async function saveCopy(id: number, fields: PostFields): Promise<BlogPost> {
  return (await copyPost({ ...call, path: { id }, body: fields })).data.blogPost;
}

/** The text that a post had in a version: that of the last save up to it. Undefined where none is kept. */
export async function textAt(id: number, version: number): Promise<PostFields | undefined> {
  const path = { id };
  const { revisions } = (await getRevisions({ ...call, path, query: { before: version + 1 } })).data;
  const last = revisions[0];
  if (!last) return undefined;
  return (await getRevision({ ...call, path: { id, version: last.version } })).data;
}

/** The most posts that the server judges in one request. */
const MOST_AT_ONCE = 20;

/** Approves or rejects each post in the version that was read. Resolves with what came of it for each. */
export async function judgeMany(
  action: BulkAction,
  posts: readonly ReadPost[],
  comments: string,
): Promise<readonly BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (let start = 0; start < posts.length; start += MOST_AT_ONCE) {
    const some = posts.slice(start, start + MOST_AT_ONCE).map(({ id, version }) => ({ id, version }));
    const body = { action, posts: some, ...(comments.trim() !== "" && { comments }) };
    outcomes.push(...(await bulk({ ...call, body })).data.outcomes);
  }
  return outcomes;
}
