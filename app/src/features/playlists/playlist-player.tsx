import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import type { ReactNode } from "react";
import type { PlaylistVideo } from "../../content/playlists.ts";
import { Tooltip, Tooltips } from "../../ui/tooltip.tsx";
import { usePlaylist } from "./use-playlist.ts";
import { VideoStage } from "./video-stage.tsx";

interface PlaylistPlayerProps {
  /** What the list is called, for those who hear it. */
  readonly label: string;
  readonly videos: readonly [PlaylistVideo, ...PlaylistVideo[]];
  /** What the playlist is about, 240 by 120. */
  readonly drawing: ReactNode;
}

/** A playlist: the picture, its controls, what the video goes through, and the list. */
export function PlaylistPlayer({ label, videos, drawing }: PlaylistPlayerProps) {
  const { index, video, stage, isPlaying, place, start, select, toggle } = usePlaylist(videos);
  const isReady = stage === "ready";
  return (
    <section aria-label={label} className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <VideoStage video={video} stage={stage} place={place} drawing={drawing} onStart={start} />
        <fieldset className="mt-4 flex flex-wrap items-center gap-3">
          <legend className="sr-only">Player controls</legend>
          <Tooltips>
            <Control label="Previous" isOff={!isReady || index === 0} onPress={() => select(index - 1)}>
              <SkipBack aria-hidden className="size-5" />
            </Control>
            <Control label={isPlaying ? "Pause" : "Play"} isOff={!isReady} onPress={toggle}>
              {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
            </Control>
            <Control
              label="Next"
              isOff={!isReady || index === videos.length - 1}
              onPress={() => select(index + 1)}
            >
              <SkipForward aria-hidden className="size-5" />
            </Control>
          </Tooltips>
          <p aria-live="polite" className="text-small text-muted">
            <span className="figures">
              {index + 1} of {videos.length}
            </span>
            {isReady ? (isPlaying ? ", playing" : ", paused") : ""}
          </p>
        </fieldset>
        <VideoText video={video} />
      </div>
      <ol className="max-h-96 self-start overflow-y-auto border-y border-ink lg:col-span-4">
        {videos.map((item, number) => (
          <li key={item.id} className="border-b border-line last:border-0">
            <ListItem
              video={item}
              number={number + 1}
              isCurrent={number === index}
              isPlaying={number === index && isPlaying}
              onSelect={() => select(number)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ControlProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Control({ label, isOff, onPress, children }: ControlProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        disabled={isOff}
        onClick={onPress}
        className="grid size-11 cursor-pointer place-items-center rounded-control border border-edge disabled:cursor-not-allowed disabled:border-line disabled:text-muted"
      >
        {children}
      </button>
    </Tooltip>
  );
}

function VideoText({ video }: { readonly video: PlaylistVideo }) {
  return (
    <div className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2">
      <div>
        <h2 className="text-title">{video.title}</h2>
        {video.guest && <p className="mt-1 text-small text-muted">With {video.guest}</p>}
        <p className="mt-3 text-small">{video.description}</p>
      </div>
      <div>
        <p className="text-small font-bold">What it goes through</p>
        <ol className="mt-2 list-decimal pl-5 text-small marker:text-muted">
          {video.outline.map((point) => (
            <li key={point} className="py-1 pl-1">
              {point}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface ListItemProps {
  readonly video: PlaylistVideo;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isPlaying: boolean;
  readonly onSelect: () => void;
}

function ListItem({ video, number, isCurrent, isPlaying, onSelect }: ListItemProps) {
  const facts = [
    video.guest,
    video.duration ?? "Not recorded yet",
    video.publishedAt,
    video.viewCount,
  ].filter(Boolean);
  return (
    <button
      type="button"
      data-early
      aria-current={isCurrent ? "true" : undefined}
      onClick={onSelect}
      className={`grid w-full cursor-pointer grid-cols-[1.75rem_1fr] gap-x-2 border-l-2 px-3 py-4 text-left ${isCurrent ? "border-ember bg-raised" : "border-transparent hover:border-edge"}`}
    >
      <span className="figures text-small text-muted">{number}</span>
      <span>
        <span className="block text-small font-bold leading-snug">{video.title}</span>
        <span className="mt-1 block text-caption text-muted">{facts.join(" · ")}</span>
        {isPlaying && <span className="mt-1 block text-caption font-bold text-ember">Playing</span>}
      </span>
    </button>
  );
}
