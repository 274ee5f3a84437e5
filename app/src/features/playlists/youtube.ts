/**
 * YouTube's player, asked for only after a visitor wants to watch: before that no script, no frame and no request
 * goes there. The API is described at https://developers.google.com/youtube/iframe_api_reference.
 */

/** The part of YouTube's player that is used. */
export interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  loadVideoById(id: string): void;
  destroy(): void;
}

/** What a player tells. */
export interface PlayerEvents {
  onReady(): void;
  /** It plays; or it pauses, buffers or has ended. Silent while a video has not begun. */
  onPlaying(isPlaying: boolean): void;
  onError(): void;
}

interface YouTubeApi {
  Player: new (
    element: HTMLElement,
    options: {
      host: string;
      videoId: string;
      width: string;
      height: string;
      playerVars: Record<string, number>;
      events: Record<string, (event: { data: number }) => void>;
    },
  ) => YouTubePlayer;
}

declare global {
  interface Window {
    YT?: YouTubeApi;
    onYouTubeIframeAPIReady?: () => void;
  }
}

const SCRIPT = "https://www.youtube.com/iframe_api";
const HOST = "https://www.youtube-nocookie.com";
/** https://developers.google.com/youtube/iframe_api_reference#Playback_status */
const UNSTARTED = -1;
const PLAYING = 1;

let loading: Promise<YouTubeApi> | undefined;

/** Loads the API once; a failure is forgotten, so that the next attempt asks again. */
function loadApi(): Promise<YouTubeApi> {
  loading ??= new Promise<YouTubeApi>((resolve, reject) => {
    if (window.YT?.Player) return resolve(window.YT);
    window.onYouTubeIframeAPIReady = () => {
      if (window.YT) resolve(window.YT);
    };
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onerror = () => reject(new Error("YouTube's player could not be loaded."));
    document.head.append(script);
  }).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

/** Puts a player in place of `element`, which it replaces, and starts `videoId`. */
export async function createPlayer(
  element: HTMLElement,
  videoId: string,
  events: PlayerEvents,
): Promise<YouTubePlayer> {
  const api = await loadApi();
  return new api.Player(element, {
    host: HOST,
    videoId,
    width: "100%",
    height: "100%",
    playerVars: { autoplay: 1, playsinline: 1, rel: 0 },
    events: {
      onReady: () => events.onReady(),
      onStateChange: ({ data }) => {
        if (data !== UNSTARTED) events.onPlaying(data === PLAYING);
      },
      onError: () => events.onError(),
    },
  });
}
