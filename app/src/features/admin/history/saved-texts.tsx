import type { RevisionSummary } from "../../../api/generated/types.gen.ts";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { labelOf } from "../editor/fields.ts";

interface SavedTextsProps {
  readonly revisions: readonly RevisionSummary[];
  readonly loading: boolean;
  /** The version whose changes are on screen. */
  readonly shown: number;
  readonly onShow: (version: number) => void;
  readonly onRestore: (version: number) => void;
}

/** Every save: who, when, what and why. */
export function SavedTexts({ revisions, loading, shown, onShow, onRestore }: SavedTextsProps) {
  return (
    <section aria-labelledby="saved-texts">
      <h3 id="saved-texts" className="text-title">
        Saved texts
      </h3>
      {loading && <Skeleton className="mt-3 h-32 w-full" />}
      <ol className="mt-3">
        {revisions.map((revision, place) => (
          <li
            key={revision.version}
            className={`figures border-t border-line py-3 ${revision.version === shown ? "-ml-4 border-l-[3px] border-l-ember pl-[13px]" : ""}`}
          >
            <p>
              <strong className="font-bold">Version {revision.version}</strong> by {revision.author},{" "}
              <Moment at={revision.savedAt} />
            </p>
            {revision.isLive && <p className="text-ember">What readers have</p>}
            <p className="text-muted">
              {revision.fields.length > 0
                ? `Changed: ${revision.fields.map((name) => labelOf(name).toLowerCase()).join(", ")}`
                : "The first text"}
            </p>
            {revision.note && <p className="mt-1">“{revision.note}”</p>}
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                small
                tone="secondary"
                className="max-md:min-h-11"
                aria-label={`Show changes of version ${revision.version}`}
                aria-pressed={revision.version === shown}
                onClick={() => onShow(revision.version)}
              >
                Show changes
              </Button>
              {place > 0 && (
                <Button
                  small
                  tone="secondary"
                  className="max-md:min-h-11"
                  aria-label={`Restore version ${revision.version}`}
                  onClick={() => onRestore(revision.version)}
                >
                  Restore
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
