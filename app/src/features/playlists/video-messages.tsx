/** What stands in a video's place while it comes, and where it does not. */
import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** It is on its way. */
export function VideoLoading() {
  return (
    <div role="status" className="absolute inset-0 grid place-content-center gap-1 p-6 text-center">
      <p className="text-title font-display">Loading Video...</p>
      <p className="text-small text-muted">Please wait while the video loads</p>
    </div>
  );
}

/** It did not come. */
export function VideoFailed() {
  return (
    <div role="alert" className="absolute inset-0 grid content-center gap-3 overflow-y-auto p-6 md:p-10">
      <p className="text-title font-display">Video Loading Error</p>
      <p className="max-w-[34rem] text-small">
        Unable to load video. This could be due to network issues or the video file being unavailable. Please
        try refreshing the page or contact support if the issue persists.
      </p>
      <p>
        <Button tone="secondary" onClick={() => location.reload()}>
          <RotateCw aria-hidden className="size-4" />
          Refresh Page
        </Button>
      </p>
    </div>
  );
}
