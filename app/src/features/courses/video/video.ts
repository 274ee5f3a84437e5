/** Where a lesson's video comes from, and how long it may take to come. */
import { placeholderVideo, type VideoUrl } from "../../../content/lessons/lesson.ts";
import { site } from "../../../content/site.ts";
import { WATCHDOG_MS } from "../../playlists/playlist-session.ts";

/** How a video is shown: not at all yet, in the browser's own player, or in the frame of a player elsewhere. */
export type VideoKind = "placeholder" | "file" | "frame";

/** The kind of an address. */
export function kindOf(url: VideoUrl): VideoKind {
  if (url.startsWith(placeholderVideo)) return "placeholder";
  return url.includes(".mp4") || url.includes(site.videoStorageHost) ? "file" : "frame";
}

/** What became of a video. */
export type VideoState = "loading" | "ready" | "failed";

/** A video that is watched while it loads. */
export interface VideoWatch {
  /** It has come, be it late. */
  ready(): void;
  /** It will not come. */
  failed(): void;
  /** Nobody looks any more. */
  stop(): void;
}

/** Gives a video its ten seconds to come. */
export function watchVideo(onChange: (state: VideoState) => void): VideoWatch {
  const end = (state: VideoState) => () => {
    clearTimeout(watchdog);
    onChange(state);
  };
  const watchdog = setTimeout(end("failed"), WATCHDOG_MS);
  return { ready: end("ready"), failed: end("failed"), stop: () => clearTimeout(watchdog) };
}
