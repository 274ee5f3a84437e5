/** The Settings tab: mail, writer, weekly run, checks, password and sessions. A chunk of its own. */
import { useQuery } from "@tanstack/react-query";
import { failure } from "../../api/failure.ts";
import { settingsQuery } from "../../api/queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AccessSettings } from "./access-settings.tsx";
import { ChoiceSettings } from "./choice-settings.tsx";
import { NewsroomControls } from "./newsroom-controls.tsx";

export default function NewsroomSettings() {
  const settings = useQuery(settingsQuery);
  const problem = settings.error && failure("settings", settings.error);
  return (
    <section aria-label="Settings" className="grid gap-12">
      {problem && (
        <Alert tone="failure" title={problem.title}>
          {problem.description}
        </Alert>
      )}
      {settings.isPending && <Skeleton className="h-64 w-full" />}
      {settings.data && (
        <>
          <NewsroomControls answer={settings.data} />
          <ChoiceSettings answer={settings.data} />
        </>
      )}
      <AccessSettings />
    </section>
  );
}
