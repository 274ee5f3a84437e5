import { Button } from "../../../ui/button.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";

interface AskForDescriptionsProps {
  readonly number: number;
  readonly onDescribe: () => void;
  readonly onSave: () => void;
}

/** Asks for the descriptions of images before a save; a save without them is the editor's choice. */
export function AskForDescriptions({ number, onDescribe, onSave }: AskForDescriptionsProps) {
  return (
    <Modal
      title={number === 1 ? "An image has no description" : `${number} images have no description`}
      description="Readers who cannot see it are told nothing. A description says in a sentence what the image shows."
      onClose={onDescribe}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onClick={onSave}>
          Save as it is
        </Button>
        <Button ref={focusFirst} onClick={onDescribe}>
          Describe {number === 1 ? "it" : "them"}
        </Button>
      </div>
    </Modal>
  );
}
