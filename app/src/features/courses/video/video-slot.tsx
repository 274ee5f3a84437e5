import { type ReactNode, useEffect, useRef, useState } from "react";
import type { VideoUrl } from "../../../content/lessons/lesson.ts";
import { VideoFailed, VideoLoading } from "../../playlists/video-messages.tsx";
import { useIsAlive } from "../progress/use-progress.ts";
import { kindOf, type VideoState, type VideoWatch, watchVideo } from "./video.ts";

interface VideoSlotProps {
  readonly url: VideoUrl;
  /** What stands here while there is no video. */
  readonly placeholder: ReactNode;
}

/** A lesson's video. Given a key, a new lesson begins with a new slot: no failure stays from the one before. */
export function VideoSlot({ url, placeholder }: VideoSlotProps) {
  const isAlive = useIsAlive();
  if (kindOf(url) === "placeholder") return placeholder;
  // The player is made by the page that has come alive, so that no event of it is missed.
  if (isAlive) return <Video url={url} />;
  return (
    <noscript>
      <p className="player-notice">
        <a href={url}>Watch the video of this lesson</a>
      </p>
    </noscript>
  );
}

function Video({ url }: { readonly url: VideoUrl }) {
  const [state, setState] = useState<VideoState>("loading");
  const watch = useRef<VideoWatch>(undefined);

  useEffect(() => {
    watch.current = watchVideo(setState);
    return () => watch.current?.stop();
  }, []);

  const ready = () => watch.current?.ready();
  const failed = () => watch.current?.failed();
  return (
    <div className="video-slot no-print" data-state={state}>
      {state === "loading" && <VideoLoading />}
      {state === "failed" && <VideoFailed />}
      {state !== "failed" &&
        (kindOf(url) === "file" ? (
          // biome-ignore lint/a11y/useMediaCaption: the lesson's text below says all that the video does.
          <video
            controls
            playsInline
            preload="metadata"
            src={url}
            onLoadedMetadata={ready}
            onLoadedData={ready}
            onError={failed}
          >
            Your browser does not support the video tag.
          </video>
        ) : (
          <iframe
            title="Video of this lesson"
            src={url}
            allow="fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={ready}
            onError={failed}
          />
        ))}
    </div>
  );
}
