import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { sessionQuery } from "../../api/queries.ts";
import { paths } from "../../paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Modal } from "../../ui/modal.tsx";
import { useToast } from "../../ui/toast.tsx";
import { welcome } from "./login-dialog.tsx";
import { LoginForm } from "./login-form.tsx";

interface AccessDeniedProps {
  /** Why the session could not be checked, where the reason is not simply that there is none. */
  readonly problem: Failure | undefined;
  readonly onRetry: () => void;
}

/** The door: no session, so nothing to see, and two ways on. */
export function AccessDenied({ problem, onRetry }: AccessDeniedProps) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const toast = useToast();

  function enter(username: string) {
    setOpen(false);
    toast(welcome(username));
    client.setQueryData(sessionQuery.queryKey, { username });
  }

  return (
    <div className="frame py-(--section)">
      <h1 className="text-section">Access Denied</h1>
      <p className="mt-4 max-w-[34rem]">You need to be logged in as an admin to access this page.</p>
      {problem && (
        <Alert tone="failure" title="Your session could not be checked" className="mt-6 max-w-[34rem]">
          <p>{problem.description}</p>
          <Button tone="secondary" small className="mt-3" onClick={onRetry}>
            Check again
          </Button>
        </Alert>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>Log in</Button>
        <ButtonLink to={paths.home} tone="secondary">
          Go to Home
        </ButtonLink>
      </div>
      {open && (
        <Modal
          title="Admin Login"
          description="Admin access for content management."
          onClose={() => setOpen(false)}
        >
          <LoginForm onSuccess={enter} onCancel={() => setOpen(false)} />
        </Modal>
      )}
    </div>
  );
}
