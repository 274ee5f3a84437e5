import { Button } from "../../../ui/button.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";

interface AskToLeaveProps {
  readonly onStay: () => void;
  /** Leaves, and offers what was typed when the post is opened next. */
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** The question before unsaved text is left. */
export function AskToLeave({ onStay, onKeep, onDiscard }: AskToLeaveProps) {
  return (
    <Modal
      title="Leave without saving?"
      description="This post has text that is not saved. You can keep it for when you open the post again."
      onClose={onStay}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="danger" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button tone="secondary" onClick={onKeep}>
          Keep it for later
        </Button>
        <Button ref={focusFirst} onClick={onStay}>
          Keep editing
        </Button>
      </div>
    </Modal>
  );
}
