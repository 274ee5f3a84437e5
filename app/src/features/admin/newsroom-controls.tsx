import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import {
  generateContent,
  generateRandomContent,
  regenerateSeo,
  startCron,
  stopCron,
  testEmail,
} from "../../api/generated/sdk.gen.ts";
import type { SearchConsoleState, SettingsAnswer } from "../../api/generated/types.gen.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useControl } from "./use-control.ts";

const carriers: Readonly<Record<string, string>> = {
  binding: "Mail leaves through Cloudflare",
  http: "Mail leaves through the configured provider",
  none: "Nobody is configured to carry mail",
};

/** Have something written, sent, made anew, started or stopped. */
export function NewsroomControls({ answer }: { readonly answer: SettingsAnswer }) {
  const running = answer.settings.cronRunning;
  const cron = useControl(running ? "stopCron" : "startCron", () =>
    running ? stopCron(call) : startCron(call),
  );
  const regenerate = useControl("regenerate", () => regenerateSeo(call));
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <Generate answer={answer} />
      <TestMail answer={answer} />
      <div>
        <h2 className="text-title">Weekly run</h2>
        <p className="mt-2 mb-4 text-muted">
          {running
            ? "It goes by its schedule, every Monday at 9:00 AM in Chicago."
            : "It is stopped: nothing is written by itself."}
        </p>
        <Button
          tone="secondary"
          pendingLabel={cron.isPending ? "Working..." : undefined}
          onClick={() => cron.mutate()}
        >
          {running ? "Stop the weekly run" : "Start the weekly run"}
        </Button>
      </div>
      <div>
        <h2 className="text-title">SEO files</h2>
        <p className="mt-2 mb-4 text-muted">Have the sitemap and every page of the blog made anew.</p>
        <Button
          tone="secondary"
          pendingLabel={regenerate.isPending ? "Working..." : undefined}
          onClick={() => regenerate.mutate()}
        >
          Regenerate SEO files
        </Button>
      </div>
      <SearchConsole state={answer.searchConsole} />
    </div>
  );
}

/** Set by the operator, so there is nothing to press here; but what is wrong with it should be seen. */
function SearchConsole({ state }: { readonly state: SearchConsoleState }) {
  return (
    <div className="min-w-0">
      <h2 className="text-title">Search Console</h2>
      <p className="mt-2 text-muted [overflow-wrap:anywhere]">
        {state.site
          ? `Keyword Research reads ${state.site} as ${state.account}.`
          : "Keyword Research reads the site's own searches alone. The operator can connect Google Search Console with GOOGLE_SERVICE_ACCOUNT and SEARCH_CONSOLE_SITE."}
      </p>
      {state.problem && (
        <div className="mt-4">
          <Alert tone="caution" title="Search Console cannot be read as it is set up">
            {state.problem}
          </Alert>
        </div>
      )}
    </div>
  );
}

function Generate({ answer }: { readonly answer: SettingsAnswer }) {
  const [topic, setTopic] = useState("");
  const generate = useControl("generate", (wanted: string) =>
    generateContent({ ...call, body: { topic: wanted } }),
  );
  const random = useControl("generateRandom", () => generateRandomContent(call));
  function submit(event: FormEvent) {
    event.preventDefault();
    generate.mutate(topic, { onSuccess: () => setTopic("") });
  }
  return (
    <form onSubmit={submit}>
      <h2 className="mb-4 text-title">Writer</h2>
      <Field label="Topic" hint={`${answer.writer} knows: ${answer.topics.join(", ")}.`}>
        {(control) => (
          <input
            {...control}
            value={topic}
            maxLength={200}
            required
            disabled={generate.isPending}
            onChange={(event) => setTopic(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={generate.isPending ? "Writing..." : undefined}>
          Generate a draft
        </Button>
        <Button
          tone="secondary"
          pendingLabel={random.isPending ? "Writing..." : undefined}
          onClick={() => random.mutate()}
        >
          Generate a random draft
        </Button>
      </div>
    </form>
  );
}

function TestMail({ answer }: { readonly answer: SettingsAnswer }) {
  const [email, setEmail] = useState(answer.settings.mailTo || answer.mailToConfigured);
  const test = useControl("testMail", (to: string) => testEmail({ ...call, body: { email: to } }));
  function submit(event: FormEvent) {
    event.preventDefault();
    test.mutate(email);
  }
  return (
    <form onSubmit={submit}>
      <h2 className="mb-4 text-title">Mail</h2>
      <Field
        label="Send a test to"
        hint={`${carriers[answer.mailer] ?? answer.mailer}${answer.mailFrom && `, from ${answer.mailFrom}`}.`}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            required
            value={email}
            disabled={test.isPending}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        tone="secondary"
        className="mt-4"
        pendingLabel={test.isPending ? "Sending..." : undefined}
      >
        Send a test email
      </Button>
    </form>
  );
}
