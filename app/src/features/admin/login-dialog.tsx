import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";

const id = "admin-login";

/** The small fixed button, and the login it opens. Opens without the application; a submit waits for it. */
export function AdminLogin() {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSubmitting(true);
    setMessage(undefined);
    const { logIn } = await import("./login.ts");
    const result = await logIn({
      username: String(form.get("username")),
      password: String(form.get("password")),
    });
    setSubmitting(false);
    if (result.ok) navigate(paths.admin);
    else setMessage(result.message);
  }

  return (
    <>
      <button
        type="button"
        data-opens={id}
        className="no-print fixed right-3 bottom-3 z-20 min-h-11 cursor-pointer rounded-control border border-line bg-paper px-3 text-caption text-muted hover:text-ink"
      >
        Admin Login
      </button>
      <Dialog id={id} title="Admin Login" description="Admin access for content management.">
        <form data-early method="post" onSubmit={submit} className="grid gap-5">
          {message && <Alert tone="failure">{message}</Alert>}
          <Field label="Username">
            {(control) => (
              <input {...control} name="username" autoComplete="username" required disabled={submitting} />
            )}
          </Field>
          <Field label="Password">
            {(control) => (
              <input
                {...control}
                name="password"
                type="password"
                autoComplete="current-password"
                required
                disabled={submitting}
              />
            )}
          </Field>
          <div className="flex justify-end gap-3">
            <Button tone="secondary" data-closes disabled={submitting}>
              Cancel
            </Button>
            <Button type="submit" pendingLabel={submitting ? "Logging in..." : undefined}>
              Login
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
