import { Play } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { PlaylistVideo } from "../../content/playlists.ts";
import type { Stage } from "./playlist-session.ts";
import { VideoFailed, VideoLoading } from "./video-messages.tsx";

interface VideoStageProps {
  readonly video: PlaylistVideo;
  readonly stage: Stage;
  /** Where the player is put. */
  readonly place: Ref<HTMLDivElement>;
  /** What the playlist is about, 240 by 120; shown where a video is not recorded. */
  readonly drawing: ReactNode;
  readonly onStart: () => void;
}

/** The picture of a playlist: a facade until it is pressed, then the player, or a word on why there is none. */
export function VideoStage({ video, stage, place, drawing, onStart }: VideoStageProps) {
  const { youtubeId } = video;
  return (
    <div className="relative aspect-[16/9] overflow-hidden rounded-card border border-line bg-raised">
      <div ref={place} className="absolute inset-0 *:size-full" hidden={stage !== "ready"} />
      {stage === "facade" && youtubeId && <Facade video={video} onStart={onStart} />}
      {stage === "facade" && !youtubeId && <ComingSoon drawing={drawing} />}
      {stage === "loading" && <VideoLoading />}
      {stage === "failed" && <VideoFailed />}
    </div>
  );
}

function Facade({ video, onStart }: { readonly video: PlaylistVideo; readonly onStart: () => void }) {
  return (
    <button
      type="button"
      onClick={onStart}
      className="group absolute inset-0 grid cursor-pointer place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <Curve />
      <span className="relative grid size-16 place-items-center rounded-full bg-ember text-on-ember">
        <Play aria-hidden className="size-7" />
      </span>
      <span className="relative text-title font-display">{video.title}</span>
      <span className="relative text-caption text-muted">
        Plays from YouTube, which is asked only once you press.
      </span>
    </button>
  );
}

/** The label and what to do meanwhile on the left, the playlist's drawing on the right where there is room. */
function ComingSoon({ drawing }: { readonly drawing: ReactNode }) {
  return (
    <div className="absolute inset-0 grid items-center gap-x-8 overflow-y-auto p-6 sm:grid-cols-2 md:p-10">
      <div>
        <p className="text-title font-display leading-tight">Video Coming Soon</p>
        <p className="mt-2 max-w-[20rem] text-small text-muted">
          It is not recorded yet. What it goes through is written below, so that you can begin without it.
        </p>
      </div>
      <svg viewBox="0 0 240 120" aria-hidden fill="none" className="hidden w-full overflow-visible sm:block">
        {drawing}
      </svg>
    </div>
  );
}

/** The drawing behind the words: a reel's frame and the line of a voice. */
function Curve() {
  return (
    <svg
      viewBox="0 0 640 360"
      aria-hidden
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="absolute inset-0 size-full opacity-60"
    >
      <path d="M0 40H640M0 320H640" stroke="var(--line)" />
      {Array.from({ length: 17 }, (_, index) => index * 40).map((x) => (
        <path key={x} d={`M${x} 40v-12M${x} 320v12`} stroke="var(--line)" />
      ))}
      <path
        d="M0 292C60 292 70 284 100 284s34 22 60 22 40-38 70-38 36 34 66 34 40-22 70-22 40 12 70 12 46-28 80-28 50 32 124 32"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
