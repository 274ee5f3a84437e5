/** A session that ends while somebody works: said at once, mended in place, and nothing typed is lost. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { isUnauthenticated } from "../../api/error.ts";
import { me } from "../../api/generated/sdk.gen.ts";
import { sessionQuery } from "../../api/queries.ts";
import { Modal } from "../../ui/modal.tsx";
import { useToast } from "../../ui/toast.tsx";
import { welcome } from "./login-dialog.tsx";
import { LoginForm } from "./login-form.tsx";

/** Opens over whatever is on screen once any call was answered with 401. */
export function SessionExpiry() {
  const [expired, setExpired] = useState(false);
  const client = useQueryClient();
  const toast = useToast();

  useEffect(() => {
    // The refusal may be older than the login that mended it, so the session itself is asked.
    const notice = (error: unknown) => {
      if (!isUnauthenticated(error)) return;
      me(call).catch((refusal: unknown) => {
        if (isUnauthenticated(refusal)) setExpired(true);
      });
    };
    const leaveQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    const leaveMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [client]);

  function resume(username: string) {
    setExpired(false);
    toast(welcome(username));
    client.setQueryData(sessionQuery.queryKey, { username });
    client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  }

  if (!expired) return null;
  return (
    <Modal
      title="Your session has ended"
      description="Log in again to go on. What you typed is still here; repeat the last step afterwards."
      onClose={() => setExpired(false)}
    >
      <LoginForm onSuccess={resume} onCancel={() => setExpired(false)} />
    </Modal>
  );
}
