/** Everything at /admin: who is there decides which of three screens it is. */
import { useQuery } from "@tanstack/react-query";
import { isUnauthenticated } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import { sessionQuery } from "../../api/queries.ts";
import { Page } from "../../ui/page.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { Dashboard } from "./dashboard.tsx";
import { SessionLoading } from "./session-loading.tsx";
import { useCarriedToast } from "./use-carried-toast.ts";

/** Loading while the session is checked, then the dashboard, or the door. */
export function AdminArea() {
  const session = useQuery(sessionQuery);
  useCarriedToast();

  if (session.data) return <Dashboard username={session.data.username} />;
  return (
    <Page>
      {session.isPending || session.isRefetching ? (
        <SessionLoading />
      ) : (
        <AccessDenied
          problem={isUnauthenticated(session.error) ? undefined : failure("session", session.error)}
          onRetry={() => session.refetch()}
        />
      )}
    </Page>
  );
}
