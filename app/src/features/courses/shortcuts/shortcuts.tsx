import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Modal } from "../../../ui/modal.tsx";
import { addressOf, type Course, type Standing, standingOf } from "../course.ts";
import { takesKeys, wishOf } from "./keys.ts";
import { useKeysAreOn } from "./use-keys-are-on.ts";

interface ShortcutsProps {
  readonly course: Course;
  readonly standing: Standing;
}

/** The player's keys, and what says which there are. They can be switched off, for those who dictate. */
export function Shortcuts({ course, standing }: ShortcutsProps) {
  const [isOpen, setOpen] = useState(false);
  const [areOn, switchKeys] = useKeysAreOn();
  const navigate = useNavigate();
  const here = standing.lesson.id;

  useEffect(() => {
    // A key may follow before the lesson that the last one asked for is there.
    let going = standingOf(course, here);
    function onKey(event: KeyboardEvent) {
      if (!areOn || takesKeys(event.target)) return;
      const wish = wishOf(event, course, going);
      if (!wish) return;
      event.preventDefault();
      if (wish === "help") return setOpen(true);
      going = standingOf(course, wish.id);
      navigate(addressOf(course, wish));
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [areOn, course, here, navigate]);

  return (
    <>
      <button
        type="button"
        className="fold-button fold-keys needs-script"
        onClick={() => setOpen(true)}
        data-early
      >
        Keyboard shortcuts
        <Keyboard aria-hidden className="size-4.5" />
      </button>
      {isOpen && (
        <Modal title="Keyboard shortcuts" onClose={() => setOpen(false)}>
          <dl className="shortcuts">
            <div>
              <dt>
                <kbd>←</kbd> <kbd>→</kbd>
              </dt>
              <dd>Previous and next lesson</dd>
            </div>
            <div>
              <dt>
                <kbd>1</kbd> to <kbd>9</kbd>
              </dt>
              <dd>That lesson</dd>
            </div>
            <div>
              <dt>
                <kbd>?</kbd>
              </dt>
              <dd>This list</dd>
            </div>
          </dl>
          <label className="shortcuts-switch">
            <input type="checkbox" checked={areOn} onChange={({ target }) => switchKeys(target.checked)} />
            These keys are on
          </label>
        </Modal>
      )}
    </>
  );
}
