/**
 * What a playlist does, apart from how it is drawn: which video is on, what became of its player, and a watchdog
 * that gives a player up. A player that arrives after the visitor has moved on is thrown away.
 */
import type { PlaylistVideo } from "../../content/playlists.ts";
import type { PlayerEvents, YouTubePlayer } from "./youtube.ts";

/** A player that is not ready, or shows nothing of the next video, by then is given up; in milliseconds. */
export const WATCHDOG_MS = 10_000;

/** What the stage shows: a picture to press, a player on its way, the player, or what went wrong. */
export type Stage = "facade" | "loading" | "ready" | "failed";

/** A playlist as it stands. */
export interface PlaylistState {
  readonly index: number;
  readonly stage: Stage;
  readonly isPlaying: boolean;
}

/** Makes the player of a video in the page, and reports what it does. */
export type MakePlayer = (youtubeId: string, events: PlayerEvents) => Promise<YouTubePlayer>;

/** A playlist at work. */
export interface PlaylistSession {
  /** Loads the player for the video at hand. Only ever called by a press: before it, nothing is asked for outside. */
  start(): void;
  /** Goes to another video; a player that runs goes on with it. */
  select(index: number): void;
  /** Plays, or pauses. */
  toggle(): void;
  /** Takes the player away. */
  stop(): void;
}

/** Begins at the first video; `onChange` hears of every new state. */
export function startPlaylist(
  videos: readonly PlaylistVideo[],
  makePlayer: MakePlayer,
  onChange: (state: PlaylistState) => void,
): PlaylistSession {
  let state: PlaylistState = { index: 0, stage: "facade", isPlaying: false };
  let player: YouTubePlayer | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Of the player that is wanted now; what belongs to an earlier one is ignored. */
  let wanted = 0;

  function change(next: Partial<PlaylistState>): void {
    state = { ...state, ...next };
    onChange(state);
  }

  function drop(): void {
    wanted += 1;
    clearTimeout(watchdog);
    player?.destroy();
    player = undefined;
  }

  function fail(): void {
    drop();
    change({ stage: "failed", isPlaying: false });
  }

  function watch(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, WATCHDOG_MS);
  }

  function start(): void {
    const youtubeId = videos[state.index]?.youtubeId;
    if (!youtubeId || state.stage === "loading") return;
    drop();
    change({ stage: "loading", isPlaying: false });
    watch();
    const mine = wanted;
    const whileMine =
      <Given extends unknown[]>(answer: (...given: Given) => void) =>
      (...given: Given) => {
        if (mine === wanted) answer(...given);
      };
    const events: PlayerEvents = {
      onReady: whileMine(() => {
        clearTimeout(watchdog);
        change({ stage: "ready" });
      }),
      onPlaying: whileMine((isPlaying: boolean) => {
        clearTimeout(watchdog);
        change({ isPlaying });
      }),
      onError: whileMine(fail),
    };
    makePlayer(youtubeId, events).then((made) => {
      if (mine === wanted) player = made;
      else made.destroy();
    }, whileMine(fail));
  }

  function select(index: number): void {
    const video = videos[index];
    if (!video || index === state.index) return;
    if (player && state.stage === "ready" && video.youtubeId) {
      change({ index, isPlaying: false });
      watch();
      player.loadVideoById(video.youtubeId);
    } else {
      drop();
      change({ index, stage: "facade", isPlaying: false });
    }
  }

  function toggle(): void {
    if (state.isPlaying) player?.pauseVideo();
    else player?.playVideo();
  }

  return { start, select, toggle, stop: drop };
}
