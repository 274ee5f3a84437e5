import { type FormEvent, useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { focusFirst } from "../../ui/focus-first.ts";

/** Asked for with the first field entered, so that it is there when the form is sent. */
function loadLogin() {
  return import("./login.ts");
}

interface LoginFormProps {
  /** Called with the admin's name once there is a session. */
  readonly onSuccess: (username: string) => void;
  /** Given, Cancel calls it; else Cancel closes the dialog around the form by itself. */
  readonly onCancel?: () => void;
}

/**
 * Username and password, inside a dialog. What was typed stays after a failure. Free of the query library,
 * since the home page carries it.
 */
export function LoginForm({ onSuccess, onCancel }: LoginFormProps) {
  const [message, setMessage] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSubmitting(true);
    setMessage(undefined);
    // A failure to load the module is a failure of the network like any other.
    const result = await loadLogin().then(
      ({ logIn }) =>
        logIn({ username: String(form.get("username")), password: String(form.get("password")) }),
      () => ({ ok: false, message: "Network error. Please try again." }) as const,
    );
    setSubmitting(false);
    if (result.ok) return onSuccess(result.username);
    setMessage(result.message);
    // The fields were disabled and lost the focus; the password is the likelier slip.
    requestAnimationFrame(() => password.current?.select());
  }

  return (
    <form
      data-early
      method="post"
      onFocus={() => loadLogin().catch(() => {})}
      onSubmit={submit}
      className="grid gap-5"
    >
      {message && <Alert tone="failure">{message}</Alert>}
      <Field label="Username">
        {(control) => (
          <input
            {...control}
            ref={focusFirst}
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            required
            disabled={submitting}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <input
            {...control}
            ref={password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            disabled={submitting}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          tone="secondary"
          data-closes={onCancel ? undefined : true}
          onClick={onCancel}
          disabled={submitting}
        >
          Cancel
        </Button>
        <Button type="submit" pendingLabel={submitting ? "Logging in..." : undefined}>
          Login
        </Button>
      </div>
    </form>
  );
}
