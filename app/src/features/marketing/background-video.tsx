import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/**
 * A silent film behind the words, with a button that stops it. People who prefer less motion get none: the film
 * is asked for only after their preference is known, so without JavaScript the page stands without it too.
 */
export function BackgroundVideo({ address }: { readonly address: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isWelcome, setIsWelcome] = useState(false);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => setIsWelcome(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  function toggle() {
    if (isPlaying) film.current?.pause();
    else void film.current?.play();
  }

  if (!isWelcome) return null;
  return (
    <>
      <video
        ref={film}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className="absolute inset-0 size-full object-cover opacity-20"
      >
        <source src={address} type="video/mp4" />
      </video>
      <button
        type="button"
        aria-label={isPlaying ? "Pause the background video" : "Play the background video"}
        onClick={toggle}
        className="absolute right-3 bottom-3 z-10 grid size-11 cursor-pointer place-items-center rounded-control border border-edge bg-paper"
      >
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </button>
    </>
  );
}
