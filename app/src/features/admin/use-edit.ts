import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { type PostFields, type ReadPost, savePost } from "../../api/posts.ts";
import { postsQuery, statsQuery } from "../../api/queries.ts";
import { differing, fieldsOf, saveProblem } from "./edit-fields.ts";

/** The state of one edit: what is typed, what it is an edit of, and the way to save it. */
export function useEdit(post: BlogPost, onSaved: () => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(post);
  const [fields, setFields] = useState<PostFields>(() => fieldsOf(post));
  const saving = useMutation({
    mutationFn: (version: ReadPost) => savePost(version, fields),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: postsQuery.queryKey });
      client.invalidateQueries({ queryKey: statsQuery.queryKey });
      onSaved();
    },
  });

  return {
    /** The post as it was when the typing began. */
    base,
    fields,
    saving,
    dirty: differing(fields, fieldsOf(base)).length > 0,
    change(name: keyof PostFields, value: string) {
      setFields((before) => ({ ...before, [name]: value }));
      // The message beside a field is about what stood there; a stale save stays stale.
      if (saving.error && !isStale(saving.error)) saving.reset();
    },
    /** Drops what was typed and goes on from a later version. */
    startFrom(saved: BlogPost) {
      setBase(saved);
      setFields(fieldsOf(saved));
      saving.reset();
    },
    /** Reads the post as it is saved now; undefined where it is not among the newest posts any more. */
    async readSaved(): Promise<BlogPost | undefined> {
      const posts = await client.fetchQuery({ ...postsQuery, staleTime: 0 });
      return posts.find(({ id }) => id === post.id);
    },
  };
}

/** What `useEdit` gives. */
export type Edit = ReturnType<typeof useEdit>;

function isStale(error: Error): boolean {
  return saveProblem(error).kind === "stale";
}
