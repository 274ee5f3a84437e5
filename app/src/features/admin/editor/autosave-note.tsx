import { reason } from "../../../api/failure.ts";
import { Moment } from "../../../ui/moment.tsx";
import type { Autosave } from "./use-autosave.ts";

interface AutosaveNoteProps {
  readonly autosave: Autosave;
  readonly dirty: boolean;
  readonly paused: boolean;
}

/** Says where what was typed is safe, and where not. */
export function AutosaveNote({ autosave, dirty, paused }: AutosaveNoteProps) {
  return (
    <p role="status" className="figures mr-auto text-caption text-muted max-sm:w-full">
      {said(autosave, dirty, paused)}
    </p>
  );
}

function said({ onServerAt, inBrowser, problem }: Autosave, dirty: boolean, paused: boolean) {
  if (!dirty) return "Nothing to save.";
  if (paused) return "Keeping what you type is paused until the conflict is settled.";
  if (problem) {
    return (
      <span className="text-amber">
        {inBrowser ? "Kept in this browser, not on the server" : "Not kept anywhere yet"}: {reason(problem)}
      </span>
    );
  }
  if (onServerAt) {
    return (
      <>
        What you typed was kept on <Moment at={onServerAt} />.
      </>
    );
  }
  return inBrowser ? "What you typed is kept in this browser." : "What you type is kept as you go.";
}
