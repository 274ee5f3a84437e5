import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "./save-file.ts";
import { dropUnreadable, unreadableText } from "./stored.ts";
import { useKept } from "./use-progress.ts";

/** What is wrong with keeping progress in this browser, and what can be done about it. */
export function ProgressTrouble() {
  const { trouble } = useKept();
  if (trouble === "unsaved") {
    return (
      <Alert tone="caution" title="Your progress is not being saved" className="player-notice">
        <p>
          This browser does not let the site store anything, or its storage is full. You can read on and take
          the quizzes; what you complete lasts until you close this tab. Export it as a file under ‘Your
          progress’ to keep it.
        </p>
      </Alert>
    );
  }
  if (trouble === "newer") {
    return (
      <Alert tone="caution" title="This page is older than your progress" className="player-notice">
        <p>
          A later version of the site saved your progress, and this tab cannot read it. It was left untouched.
          Reload the page to see it; what you do before is not saved.
        </p>
      </Alert>
    );
  }
  return trouble === "damaged" ? <Damaged /> : null;
}

function Damaged() {
  return (
    <Alert tone="caution" title="Some of your saved progress could not be read" className="player-notice">
      <p>
        What could be read is shown; the rest counts as not done. The damaged text is kept aside, so nothing
        of it is lost yet.
      </p>
      <div className="progress-actions">
        <Button
          tone="secondary"
          small
          onClick={() => saveFile("damaged-progress.txt", unreadableText() ?? "", "text/plain")}
        >
          Save the damaged text
        </Button>
        <Button tone="quiet" small onClick={dropUnreadable}>
          Delete it and go on
        </Button>
      </div>
    </Alert>
  );
}
