import { useEffect, useRef } from "react";
import type { BulkAction } from "../../../api/generated/types.gen.ts";
import { Button } from "../../../ui/button.tsx";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  readonly selection: Selection;
  readonly onJudge: (action: BulkAction) => void;
}

/** Chooses every waiting post of the page, and judges the chosen ones. Not there where none waits. */
export function BulkBar({ selection, onJudge }: BulkBarProps) {
  const { choosable, chosen } = selection;
  const box = useRef<HTMLInputElement>(null);
  const some = chosen.length > 0 && chosen.length < choosable.length;

  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);

  if (choosable.length === 0) return null;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-1.5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          className="size-5 accent-(--ember)"
          checked={chosen.length === choosable.length}
          onChange={selection.toggleAll}
        />
        Choose all that wait
      </label>
      <span role="status" className="figures text-muted">
        {chosen.length > 0 && `${chosen.length} of ${choosable.length} chosen`}
      </span>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button small className="max-md:min-h-11" onClick={() => onJudge("approve")}>
            Approve {chosen.length}
          </Button>
          <Button small tone="danger" className="max-md:min-h-11" onClick={() => onJudge("reject")}>
            Reject {chosen.length}
          </Button>
        </div>
      )}
    </div>
  );
}
