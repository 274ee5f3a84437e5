import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { reason } from "../../../api/failure.ts";
import { getPostEvents } from "../../../api/generated/sdk.gen.ts";
import type { BlogPost, PostDetail, PostEvent } from "../../../api/generated/types.gen.ts";
import { type PostFields, saveCopy, savePost, textAt } from "../../../api/posts.ts";
import { postQuery } from "../../../api/queries.ts";
import { refreshPosts } from "../refresh-posts.ts";
import { differing, fieldsOf, saveProblem } from "./fields.ts";
import { dropLocally, type Unfinished } from "./kept-locally.ts";

/** What an edit began with. */
interface Base {
  readonly version: number;
  /** Undefined where that text could not be found any more. */
  readonly fields: PostFields | undefined;
}

/** Somebody else has saved since. */
export interface Conflict {
  /** What they did, newest first. */
  readonly since: readonly PostEvent[];
  /** The post as it is saved now; undefined until it is read. */
  readonly saved?: BlogPost;
  /** Why it could not be read. */
  readonly problem?: string;
}

/** The state of one edit: what is typed, what it is an edit of, and the ways to save it. */
export function useEdit({ blogPost }: PostDetail, onSaved: (sentence: string) => void) {
  const client = useQueryClient();
  const { id } = blogPost;
  const [base, setBase] = useState<Base>({ version: blogPost.version, fields: fieldsOf(blogPost) });
  const [fields, setFields] = useState<PostFields>(() => fieldsOf(blogPost));
  const [note, setNote] = useState("");
  const [conflict, setConflict] = useState<Conflict>();

  async function readSaved(since: readonly PostEvent[]) {
    setConflict({ since });
    try {
      const { blogPost: saved } = await client.fetchQuery(postQuery(id));
      setConflict({ since, saved });
    } catch (error) {
      setConflict({ since, problem: reason(error) });
    }
  }

  const saving = useMutation({
    mutationFn: () => savePost({ id, version: base.version }, fields, note),
    onSuccess: () => {
      dropLocally(id);
      onSaved("Blog post updated successfully");
    },
    onError: (error) => {
      const problem = saveProblem(error);
      if (problem.kind === "stale") readSaved(problem.since);
    },
    onSettled: () => refreshPosts(client),
  });

  const copying = useMutation({
    mutationFn: () => saveCopy(id, fields),
    onSuccess: ({ title }) => onSaved(`Saved as a draft of its own: ${title}`),
    onSettled: () => refreshPosts(client),
  });

  return {
    id,
    base,
    fields,
    note,
    conflict,
    saving,
    copying,
    dirty: !base.fields || differing(fields, base.fields).length > 0,
    setNote,
    change(name: keyof PostFields, value: string) {
      setFields((before) => ({ ...before, [name]: value }));
      // The message beside a field is about what stood there.
      if (saving.error && !conflict) saving.reset();
    },
    /** Goes on with an edit that was not finished, of whatever version it was. */
    async resume(unfinished: Unfinished) {
      setFields(unfinished.fields);
      if (unfinished.baseVersion === base.version) return;
      const [text, events] = await Promise.all([
        textAt(id, unfinished.baseVersion).catch(() => undefined),
        getPostEvents({ ...call, path: { id } }).then(
          ({ data }) => data.events,
          () => [],
        ),
      ]);
      setBase({ version: unfinished.baseVersion, fields: text });
      await readSaved(events.filter(({ version }) => version !== null && version > unfinished.baseVersion));
    },
    /** Tries again to read what is saved. */
    readSaved: () => conflict && readSaved(conflict.since),
    /** Ends the conflict: the form holds `text`, as an edit of what is saved. */
    settle(saved: BlogPost, text: PostFields) {
      setBase({ version: saved.version, fields: fieldsOf(saved) });
      setFields(text);
      setConflict(undefined);
      saving.reset();
    },
  };
}

/** What `useEdit` gives. */
export type Edit = ReturnType<typeof useEdit>;
