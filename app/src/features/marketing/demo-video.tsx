import { Plate } from "../../ui/plate.tsx";

interface DemoVideoProps {
  readonly title: string;
  /** The figure's number on its page. */
  readonly number?: number;
  /** An MP4 file or a player's page; without one the video is not recorded yet. */
  readonly address: string | undefined;
  readonly caption: string;
}

/** One video beside its words. */
export function DemoVideo({ title, number = 1, address, caption }: DemoVideoProps) {
  return (
    <Plate number={number} caption={caption}>
      <div className="relative aspect-[16/9] overflow-hidden rounded-card border border-line bg-raised">
        {address === undefined && <NotRecorded title={title} />}
        {address?.includes(".mp4") && (
          <video controls preload="none" className="absolute inset-0 size-full" title={title}>
            <source src={address} type="video/mp4" />
            <track kind="captions" srcLang="en" label="English" src={address.replace(/\.mp4.*$/, ".vtt")} />
            Your browser does not support the video tag.
          </video>
        )}
        {address !== undefined && !address.includes(".mp4") && (
          <iframe
            src={address}
            title={title}
            loading="lazy"
            allowFullScreen
            className="absolute inset-0 size-full"
          />
        )}
      </div>
    </Plate>
  );
}

function NotRecorded({ title }: { readonly title: string }) {
  return (
    <div className="absolute inset-0 grid content-center p-6 md:p-10">
      <svg
        viewBox="0 0 480 270"
        aria-hidden
        fill="none"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path d="M40 210H440" stroke="var(--line)" />
        {[70, 120, 96, 150, 132, 176].map((height, index) => (
          <rect
            key={height}
            x={290 + index * 26}
            y={210 - height}
            width="15"
            height={height}
            fill="var(--paper)"
            stroke="var(--edge)"
          />
        ))}
        <path d="M298 140 324 90 350 112 376 58 402 76 428 32" stroke="var(--ember)" strokeWidth="2" />
      </svg>
      <div className="relative max-w-[52%]">
        <p className="text-small font-bold text-ember">Video Coming Soon</p>
        <p className="mt-2 text-title font-display leading-tight">{title}</p>
      </div>
    </div>
  );
}
