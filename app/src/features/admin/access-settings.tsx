import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { ApiError } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import { changePassword } from "../../api/generated/sdk.gen.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useLogout } from "./use-logout.ts";

/** The password, and every place where somebody is logged in. */
export function AccessSettings() {
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-ink pt-8 md:grid-cols-2">
      <Password />
      <Sessions />
    </div>
  );
}

function Password() {
  const [current, setCurrent] = useState("");
  const [wanted, setWanted] = useState("");
  const toast = useToast();
  const change = useMutation({
    mutationFn: async () => (await changePassword({ ...call, body: { current, new: wanted } })).data,
    onSuccess: ({ message }) => {
      setCurrent("");
      setWanted("");
      toast({ title: message });
    },
  });
  const refusal = change.error instanceof ApiError ? change.error.refusal : undefined;
  const problem = change.error && !refusal?.field ? failure("password", change.error) : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate();
  }
  return (
    <form onSubmit={submit} className="grid max-w-[26rem] gap-5">
      <h2 className="text-title">Password</h2>
      {problem && (
        <Alert tone="failure" title={problem.title}>
          {problem.description}
        </Alert>
      )}
      <Field label="Current password" error={refusal?.field === "current" ? refusal.message : undefined}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="New password"
        hint="12 characters or more. Every other session ends."
        error={refusal?.field === "new" ? refusal.message : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="new-password"
            required
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" tone="secondary" pendingLabel={change.isPending ? "Changing..." : undefined}>
          Change password
        </Button>
      </div>
    </form>
  );
}

function Sessions() {
  const logout = useLogout("all");
  return (
    <div>
      <h2 className="text-title">Sessions</h2>
      <p className="mt-2 mb-4 max-w-[26rem] text-muted">
        Ends every session at once, this one too. You then log in again with your password.
      </p>
      <Button
        tone="danger"
        pendingLabel={logout.isPending ? "Logging out..." : undefined}
        onClick={() => logout.mutate()}
      >
        Log out everywhere
      </Button>
    </div>
  );
}
