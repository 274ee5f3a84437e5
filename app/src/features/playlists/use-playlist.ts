import { useCallback, useEffect, useRef, useState } from "react";
import type { PlaylistVideo } from "../../content/playlists.ts";
import { createPlayer, type YouTubePlayer } from "./youtube.ts";

/** A player that is not ready by then is given up, in milliseconds. */
export const WATCHDOG_MS = 10_000;

/** What the stage shows: a picture to press, a player on its way, the player, or what went wrong. */
export type Stage = "facade" | "loading" | "ready" | "failed";

/** A playlist's state, and what can be done about it. */
export function usePlaylist(videos: readonly [PlaylistVideo, ...PlaylistVideo[]]) {
  const [index, setIndex] = useState(0);
  const [stage, setStage] = useState<Stage>("facade");
  const [isPlaying, setIsPlaying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const player = useRef<YouTubePlayer | undefined>(undefined);
  const watchdog = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const video = videos[index] ?? videos[0];

  const stop = useCallback(() => {
    clearTimeout(watchdog.current);
    player.current?.destroy();
    player.current = undefined;
    setIsPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  const fail = useCallback(() => {
    stop();
    setStage("failed");
  }, [stop]);

  /** Loads the player for the video at hand; only ever called by a press. */
  const start = useCallback(
    async (id: string) => {
      setStage("loading");
      clearTimeout(watchdog.current);
      watchdog.current = setTimeout(fail, WATCHDOG_MS);
      const target = document.createElement("div");
      place.current?.replaceChildren(target);
      try {
        player.current = await createPlayer(target, id, {
          onReady: () => {
            clearTimeout(watchdog.current);
            setStage("ready");
          },
          onPlaying: setIsPlaying,
          onEnded: () => setIsPlaying(false),
          onError: fail,
        });
      } catch {
        fail();
      }
    },
    [fail],
  );

  /** Shows another video; a player that runs goes on with it. */
  function select(next: number) {
    const chosen = videos[next];
    if (!chosen || next === index) return;
    setIndex(next);
    if (stage === "ready" && chosen.youtubeId) {
      player.current?.loadVideoById(chosen.youtubeId);
    } else {
      stop();
      place.current?.replaceChildren();
      setStage("facade");
    }
  }

  function toggle() {
    if (isPlaying) player.current?.pauseVideo();
    else player.current?.playVideo();
  }

  return { index, video, stage, isPlaying, place, start, select, toggle };
}
