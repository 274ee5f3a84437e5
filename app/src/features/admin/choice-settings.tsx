import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { ApiError } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import { changeSettings } from "../../api/generated/sdk.gen.ts";
import type { CheckKind, Settings, SettingsAnswer } from "../../api/generated/types.gen.ts";
import { settingsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { checkNames } from "./review/check-names.ts";

const letters = [
  { name: "mailOnDrafts", label: "When a draft waits for review" },
  { name: "mailOnFailure", label: "When a task of the weekly run fails" },
  { name: "mailDigest", label: "Each week, what stands where" },
] as const;

/** Letters to the admin, and the checks that keep a post from being approved. */
export function ChoiceSettings({ answer }: { readonly answer: SettingsAnswer }) {
  const [chosen, setChosen] = useState(answer.settings);
  const client = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: async (body: Settings) => (await changeSettings({ ...call, body })).data,
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      toast({ title: "Settings saved" });
    },
  });
  const refusal = save.error instanceof ApiError ? save.error.refusal : undefined;
  const problem = save.error && !refusal?.field ? failure("saveSettings", save.error) : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(chosen);
  }
  function toggle(kind: CheckKind) {
    const rest = chosen.blockingChecks.filter((known) => known !== kind);
    const blockingChecks = rest.length === chosen.blockingChecks.length ? [...rest, kind] : rest;
    setChosen({ ...chosen, blockingChecks });
  }
  return (
    <form onSubmit={submit} className="grid gap-10 border-t border-ink pt-8">
      <fieldset className="max-w-[34rem]">
        <legend className="mb-4 font-display text-title">Letters to you</legend>
        <Field
          label="Address"
          hint={
            answer.mailToConfigured ? `Left empty: ${answer.mailToConfigured}` : "Left empty, none is sent."
          }
          error={refusal?.field === "mailTo" ? refusal.message : undefined}
        >
          {(control) => (
            <input
              {...control}
              value={chosen.mailTo}
              onChange={(event) => setChosen({ ...chosen, mailTo: event.target.value })}
            />
          )}
        </Field>
        <div className="mt-3 grid">
          {letters.map(({ name, label }) => (
            <Switch
              key={name}
              label={label}
              on={chosen[name]}
              onChange={() => setChosen({ ...chosen, [name]: !chosen[name] })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-display text-title">Checks that keep a post from being approved</legend>
        <p className="mt-2 mb-3 max-w-[40rem] text-muted">
          None does until you choose it. A check never keeps an edit from being saved.
        </p>
        <div className="grid sm:grid-cols-2 lg:grid-cols-3">
          {(Object.keys(checkNames) as CheckKind[]).map((kind) => (
            <Switch
              key={kind}
              label={checkNames[kind]}
              on={chosen.blockingChecks.includes(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </div>
      </fieldset>
      {problem && (
        <Alert tone="failure" title={problem.title}>
          {problem.description}
        </Alert>
      )}
      <div>
        <Button type="submit" pendingLabel={save.isPending ? "Saving..." : undefined}>
          Save settings
        </Button>
      </div>
    </form>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: () => void;
}

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" className="size-5 accent-(--ember)" checked={on} onChange={onChange} />
      {label}
    </label>
  );
}
