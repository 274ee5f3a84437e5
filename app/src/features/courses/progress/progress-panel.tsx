import { ChevronDown, Download, Upload } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { saveFile } from "./save-file.ts";
import { changeProgress, keptProgress } from "./stored.ts";
import { exported, exportName, importOf, LARGEST_IMPORT } from "./transfer.ts";

interface Outcome {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Where progress lives, and how it is taken along. */
export function ProgressPanel() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAsked, setAsked] = useState(false);

  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setOutcome(await broughtIn(file));
    // The same file can be chosen again.
    target.value = "";
  }

  return (
    <details className="player-fold needs-script">
      <summary className="fold-button">
        Your progress
        <ChevronDown aria-hidden className="fold-mark size-4 transition-transform" />
      </summary>
      <p className="fold-text">
        What you complete is kept in this browser, on this device, and nowhere else: there is no account, and
        we cannot see it. It goes when the browser's data for this site is cleared. A file takes it to another
        device, or keeps it safe.
      </p>
      <div className="progress-actions">
        <Button tone="secondary" small onClick={takeAlong}>
          <Download aria-hidden className="size-4" />
          Export as a file
        </Button>
        <label className="button button-secondary button-small">
          <Upload aria-hidden className="size-4" />
          Import a file
          <input type="file" accept=".json,application/json" className="sr-only" onChange={bring} />
        </label>
        <Button tone="quiet" small onClick={() => setAsked(true)}>
          Delete all
        </Button>
      </div>
      <p role="status" className={outcome?.isProblem ? "progress-problem" : "progress-outcome"}>
        {outcome?.text}
      </p>
      {isAsked && (
        <Modal
          title="Delete your progress?"
          description="Every mark, quiz result and certificate link of all courses in this browser. Export them first, if you may want them back."
          onClose={() => setAsked(false)}
        >
          <div className="progress-actions">
            <Button
              tone="danger"
              onClick={() => {
                changeProgress(() => ({}));
                setAsked(false);
                setOutcome({ text: "Your progress is deleted.", isProblem: false });
              }}
            >
              Delete my progress
            </Button>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              Keep it
            </Button>
          </div>
        </Modal>
      )}
    </details>
  );
}

function takeAlong() {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(exportName(day), exported(keptProgress().progress), "application/json");
}

async function broughtIn(file: File): Promise<Outcome> {
  const refused = (text: string) => ({ text, isProblem: true });
  if (file.size > LARGEST_IMPORT) {
    return refused("This file is far too large to be a progress file. Nothing was changed.");
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refused("The browser could not read this file. Nothing was changed.");
  }
  const found = importOf(text, keptProgress().progress);
  if ("problem" in found) return refused(found.problem);
  changeProgress(found.change);
  return { text: found.message, isProblem: false };
}
