import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { dropDraft, keepDraft } from "../../../api/generated/sdk.gen.ts";
import type { PostFields } from "../../../api/posts.ts";
import { dropLocally, keepLocally, type Unfinished } from "./kept-locally.ts";

/** How long after the last key the browser keeps what was typed, in milliseconds. */
const BROWSER_PAUSE = 400;
/** And the server. */
const SERVER_PAUSE = 2_500;

interface AutosaveOptions {
  readonly post: number;
  readonly baseVersion: number;
  readonly fields: PostFields;
  /** Whether there is anything to keep. */
  readonly dirty: boolean;
  /** Whether another version is in the way: until that is settled, nothing is kept over what was. */
  readonly paused: boolean;
}

/** Where what was typed is safe. */
export interface Autosave {
  /** When the server kept it last, RFC 3339. */
  readonly onServerAt: string | undefined;
  readonly inBrowser: boolean;
  /** Why the server could not keep it. */
  readonly problem: Error | null;
  /** Keeps it at once, for the next time. */
  readonly keepNow: () => void;
  /** Lets go of it everywhere. */
  readonly drop: () => void;
}

/** Keeps what is typed in this browser and on the server, a moment after the last key. */
export function useAutosave({ post, baseVersion, fields, dirty, paused }: AutosaveOptions): Autosave {
  const [inBrowser, setInBrowser] = useState(false);
  // Once the edit is over, a timer that is still running must not bring it back.
  const over = useRef(false);
  const keep = useMutation({
    mutationFn: async (unfinished: Unfinished) => {
      const body = { ...unfinished.fields, version: unfinished.baseVersion };
      await keepDraft({ ...call, path: { id: post }, body });
      return unfinished.savedAt;
    },
  });
  const { mutate } = keep;

  useEffect(() => {
    if (!dirty || paused) return;
    const unfinished = () => ({ baseVersion, savedAt: new Date().toISOString(), fields });
    const locally = () => !over.current && setInBrowser(keepLocally(post, unfinished()));
    const browser = setTimeout(locally, BROWSER_PAUSE);
    const server = setTimeout(() => !over.current && mutate(unfinished()), SERVER_PAUSE);
    addEventListener("pagehide", locally);
    return () => {
      clearTimeout(browser);
      clearTimeout(server);
      removeEventListener("pagehide", locally);
    };
  }, [post, baseVersion, fields, dirty, paused, mutate]);

  return {
    onServerAt: keep.data,
    inBrowser,
    problem: keep.error,
    keepNow() {
      const unfinished = { baseVersion, savedAt: new Date().toISOString(), fields };
      setInBrowser(keepLocally(post, unfinished));
      mutate(unfinished);
    },
    drop() {
      over.current = true;
      dropLocally(post);
      // It is offered again at the next opening should this fail: a nuisance and no loss.
      dropDraft({ ...call, path: { id: post } }).catch(() => {});
    },
  };
}
