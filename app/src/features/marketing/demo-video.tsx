import { Play } from "lucide-react";
import { useState } from "react";
import { Plate } from "../../ui/plate.tsx";
import { type FilmId, filmDrawings } from "./film-drawings.tsx";

interface DemoVideoProps {
  readonly id: FilmId;
  readonly title: string;
  /** The figure's number on its page. */
  readonly number?: number;
  /** An MP4 file or a player's page; without one the film is not recorded yet. */
  readonly address: string | undefined;
  readonly caption: string;
}

/** One film beside its words. A player of another host is asked for only once it is wanted. */
export function DemoVideo({ id, title, number = 1, address, caption }: DemoVideoProps) {
  return (
    <Plate number={number} caption={caption}>
      <div className="relative grid aspect-[4/3] overflow-hidden sm:aspect-[16/9] rounded-card border border-line bg-raised">
        {address === undefined && <NotRecorded id={id} title={title} />}
        {address?.includes(".mp4") && (
          <video controls preload="none" className="size-full" title={title}>
            <source src={address} type="video/mp4" />
            <track kind="captions" srcLang="en" label="English" src={address.replace(/\.mp4.*$/, ".vtt")} />
            Your browser does not support the video tag.
          </video>
        )}
        {address !== undefined && !address.includes(".mp4") && (
          <PlayerOnPress id={id} title={title} address={address} />
        )}
      </div>
    </Plate>
  );
}

interface DrawnProps {
  readonly id: FilmId;
  readonly title: string;
}

function Drawing({ id }: { readonly id: FilmId }) {
  return (
    <svg viewBox="0 0 240 135" aria-hidden fill="none" className="h-full max-h-full w-full p-4">
      {filmDrawings[id]}
    </svg>
  );
}

function NotRecorded({ id, title }: DrawnProps) {
  return (
    <div className="grid min-h-0 grid-rows-[1fr_auto]">
      <Drawing id={id} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line px-4 py-3 text-small">
        <span className="font-bold">{title}</span>
        <span className="text-muted">Video Coming Soon</span>
      </p>
    </div>
  );
}

function PlayerOnPress({ id, title, address }: DrawnProps & { readonly address: string }) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) {
    return (
      <iframe
        src={address}
        title={title}
        allow="autoplay; fullscreen"
        allowFullScreen
        className="size-full"
      />
    );
  }
  return (
    <button
      type="button"
      data-early
      onClick={() => setIsWanted(true)}
      className="grid min-h-0 cursor-pointer grid-rows-[1fr_auto] text-left"
    >
      <Drawing id={id} />
      <span className="flex items-center gap-3 border-t border-line px-4 py-3 text-small font-bold">
        <span className="grid size-9 place-items-center rounded-full bg-ember text-on-ember">
          <Play aria-hidden className="size-4" />
        </span>
        {title}
      </span>
    </button>
  );
}
