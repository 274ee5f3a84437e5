import { useState } from "react";
import { reason } from "../../api/failure.ts";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Moment } from "../../ui/moment.tsx";
import { differing, fieldsOf } from "./edit-fields.ts";
import type { Edit } from "./use-edit.ts";

interface StaleSaveProps {
  /** The server's sentence. */
  readonly sentence: string;
  readonly edit: Edit;
}

/** Somebody saved first. Shows what is saved now, and only then lets one of the two texts win. */
export function StaleSave({ sentence, edit }: StaleSaveProps) {
  const [saved, setSaved] = useState<BlogPost>();
  const [problem, setProblem] = useState<string>();

  async function show() {
    setProblem(undefined);
    try {
      const current = await edit.readSaved();
      setSaved(current);
      if (!current) setProblem("This post is no longer among the newest 200, so it cannot be shown here.");
    } catch (error) {
      setProblem(reason(error));
    }
  }

  function overwrite(current: BlogPost) {
    // Should it have changed yet again, the next refusal asks for another look.
    setSaved(undefined);
    edit.saving.mutate(current);
  }

  return (
    <Alert tone="failure" title="Not saved: there is a newer version">
      <p>{sentence} Your text is still in the form.</p>
      {problem && <p className="mt-2 font-bold">{problem}</p>}
      {saved ? (
        <>
          <SavedVersion saved={saved} edit={edit} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => overwrite(saved)}>Save mine as a new version on top</Button>
            <Button tone="secondary" onClick={() => edit.startFrom(saved)}>
              Discard mine and edit this one
            </Button>
          </div>
        </>
      ) : (
        <Button tone="secondary" className="mt-3" onClick={show}>
          Show what is saved now
        </Button>
      )}
    </Alert>
  );
}

function SavedVersion({ saved, edit }: { readonly saved: BlogPost; readonly edit: Edit }) {
  const fields = differing(edit.fields, fieldsOf(saved));
  return (
    <section aria-label="What is saved now" className="mt-4 border-t border-line pt-3">
      <p className="figures text-muted">
        Version {saved.version}, saved <Moment at={saved.updatedAt} />.{" "}
        {fields.length === 0 ? "Its text is the same as yours." : "Where it differs from yours:"}
      </p>
      {fields.map(({ name, label, rows }) => (
        <div key={name} className="mt-4">
          <Field label={`${label}, as saved`}>
            {(control) => (
              <textarea
                {...control}
                className={`${control.className} bg-paper md:text-small`}
                rows={rows ?? 1}
                readOnly
                value={saved[name]}
                placeholder="Empty"
              />
            )}
          </Field>
        </div>
      ))}
    </section>
  );
}
