/** Which unfinished edit is offered when a post is opened: the later of the browser's and the server's. */
import type { PostDetail } from "../../../api/generated/types.gen.ts";
import { differing, fieldSpecs, fieldsOf } from "./fields.ts";
import type { Unfinished } from "./kept-locally.ts";

/** The unfinished edit to offer; undefined where nothing was kept that differs from what is saved. */
export function unfinishedEdit(detail: PostDetail, local: Unfinished | undefined): Unfinished | undefined {
  const saved = fieldsOf(detail.blogPost);
  return [local, onServer(detail)]
    .filter((kept) => kept !== undefined)
    .filter((kept) => differing(kept.fields, saved).length > 0)
    .toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))[0];
}

/** What the server keeps; fields that it does not hold are as they are saved. */
function onServer({ blogPost, draft }: PostDetail): Unfinished | undefined {
  if (!draft) return undefined;
  const fields = fieldsOf(blogPost);
  for (const { name } of fieldSpecs) fields[name] = draft.fields[name] ?? fields[name];
  return { baseVersion: draft.baseVersion, savedAt: draft.savedAt, fields };
}
