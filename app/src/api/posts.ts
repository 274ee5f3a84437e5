/** What an editor does to a post. Every call names the version that was read, so that nothing unseen is judged. */
import { call } from "./client.ts";
import { approvePost, editPost, publishPost, rejectPost } from "./generated/sdk.gen.ts";
import type { BlogPost, PostEdit } from "./generated/types.gen.ts";

/** A post in the version that was read. */
export type ReadPost = Pick<BlogPost, "id" | "version">;

/** The fields that the editor's form holds. */
export type PostFields = Pick<BlogPost, "title" | "excerpt" | "content" | "seoTitle" | "seoDescription">;

/** The moves of a post. */
export type Move = "approve" | "reject" | "publish";

const moves = { approve: approvePost, reject: rejectPost, publish: publishPost } as const;

/** Moves a post on; the comment goes on record where there is one. Resolves with the post as it stands then. */
export async function movePost(move: Move, post: ReadPost, comments: string): Promise<BlogPost> {
  const body = { version: post.version, ...(comments.trim() !== "" && { comments: comments.trim() }) };
  return (await moves[move]({ ...call, path: { id: post.id }, body })).data.blogPost;
}

/** Saves the fields as the version after the one that was read. Fails with `stale_revision` when that is not the last. */
export async function savePost(post: ReadPost, fields: PostFields): Promise<BlogPost> {
  const body: PostEdit = { ...fields, version: post.version };
  return (await editPost({ ...call, path: { id: post.id }, body })).data.blogPost;
}
