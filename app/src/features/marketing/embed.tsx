import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "../../ui/link.tsx";

interface EmbedProps {
  /** What the frame holds, for those who cannot see it. */
  readonly title: string;
  /** The configured page; without one, our own form below does the job. */
  readonly address: string | undefined;
  /** Pixels, as the specification fixes them. */
  readonly height: number;
  /** Told once the frame has loaded. */
  readonly onLoad?: () => void;
  /** Our own form, as high as it needs. */
  readonly children: ReactNode;
}

/** After so long without a loaded frame, the direct link comes to the fore. */
const PATIENCE_MS = 5_000;

/** Somebody else's form or calendar in a sandboxed frame, or, where none is configured, our own. */
export function Embed({ title, address, height, onLoad, children }: EmbedProps) {
  return (
    <div data-embed={address ? "frame" : "form"}>
      {address ? <Frame title={title} address={address} height={height} onLoad={onLoad} /> : children}
    </div>
  );
}

interface FrameProps {
  readonly title: string;
  readonly address: string;
  readonly height: number;
  readonly onLoad: (() => void) | undefined;
}

type Loading = "loading" | "loaded" | "slow";

function Frame({ title, address, height, onLoad }: FrameProps) {
  const [loading, setLoading] = useState<Loading>("loading");
  const frame = useRef<HTMLIFrameElement>(null);

  function finish() {
    setLoading("loaded");
    onLoad?.();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the application takes over
  useEffect(() => {
    if (!frame.current) return;
    // Marked by the early script, when the frame was faster than the application.
    if (frame.current.dataset.loaded !== undefined) return finish();
    return whenNear(frame.current, () => {
      const timer = setTimeout(() => setLoading((now) => (now === "loading" ? "slow" : now)), PATIENCE_MS);
      return () => clearTimeout(timer);
    });
  }, []);

  return (
    <>
      {loading === "slow" && (
        <p role="status" className="mb-3 rounded-card border border-amber bg-raised px-5 py-4">
          This is taking long. <Link to={address}>Open it on its own page</Link>
        </p>
      )}
      <iframe
        src={address}
        title={title}
        height={height}
        loading="lazy"
        sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={frame}
        onLoad={finish}
        className={`w-full rounded-card border border-line bg-raised ${loading === "loading" ? "skeleton" : ""}`}
      />
      {loading !== "slow" && (
        <p className="mt-2 text-caption text-muted">
          Nothing here? <Link to={address}>Open it on its own page</Link>
        </p>
      )}
    </>
  );
}

/** Starts something once `element` is near what is seen, where a lazy frame begins to load; returns what ends both. */
function whenNear(element: Element, start: () => () => void): () => void {
  let end: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (end || !entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    end = start();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    end?.();
  };
}
