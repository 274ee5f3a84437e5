import { useEffect, useRef, useState } from "react";
import type { PlaylistVideo } from "../../content/playlists.ts";
import { type PlaylistSession, type PlaylistState, startPlaylist } from "./playlist-session.ts";
import { createPlayer } from "./youtube.ts";

/** A playlist's state, and what can be done about it. `place` is where its player is put. */
export function usePlaylist(videos: readonly [PlaylistVideo, ...PlaylistVideo[]]) {
  const [state, setState] = useState<PlaylistState>({ index: 0, stage: "facade", isPlaying: false });
  const place = useRef<HTMLDivElement>(null);
  const session = useRef<PlaylistSession | undefined>(undefined);

  useEffect(() => {
    session.current = startPlaylist(
      videos,
      (youtubeId, events) => {
        const target = document.createElement("div");
        place.current?.replaceChildren(target);
        return createPlayer(target, youtubeId, events);
      },
      setState,
    );
    return () => session.current?.stop();
  }, [videos]);

  return {
    ...state,
    video: videos[state.index] ?? videos[0],
    place,
    start: () => session.current?.start(),
    select: (index: number) => session.current?.select(index),
    toggle: () => session.current?.toggle(),
  };
}
