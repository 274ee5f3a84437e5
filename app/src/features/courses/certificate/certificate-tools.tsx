import { Image, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { useIsAlive } from "../progress/use-progress.ts";

/** What can be done with a certificate: printed or saved as a PDF, saved as a picture, its address copied. */
export function CertificateTools() {
  const isAlive = useIsAlive();
  const [state, setState] = useState<"drawing" | "failed">();

  async function saveAsPicture() {
    setState("drawing");
    try {
      const { savePicture } = await import("./picture.ts");
      await savePicture();
      setState(undefined);
    } catch (fault) {
      console.warn(fault);
      setState("failed");
    }
  }

  return (
    <div className="certificate-tools no-print">
      <Button onClick={() => window.print()} data-early>
        <Printer aria-hidden className="size-4" />
        Print or save as PDF
      </Button>
      <Button
        tone="secondary"
        onClick={saveAsPicture}
        pendingLabel={state === "drawing" ? "Drawing…" : undefined}
        data-early
      >
        <Image aria-hidden className="size-4" />
        Save as a picture
      </Button>
      <span className="certificate-copy needs-script">
        Copy the address
        <CopyButton
          text={isAlive ? `${location.origin}${location.pathname}` : ""}
          label="Copy this certificate's address"
        />
      </span>
      <p role="status">
        {state === "failed" &&
          "The picture could not be drawn by this browser. Printing works, or take a picture of the screen."}
      </p>
    </div>
  );
}
