/** The RFLR rewards checker: one address in, its claim history out. A chunk of its own, loaded with its tab. */
import { type FormEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AboutRewards } from "./about-rewards.tsx";
import { addressProblem } from "./address.ts";
import { RewardsResults } from "./results.tsx";
import { useRewards } from "./use-rewards.ts";

export default function RewardsTab() {
  const [entry, setEntry] = useState("");
  const [problem, setProblem] = useState<string>();
  const [address, setAddress] = useState<string | null>(null);
  const lookup = useRewards(address);
  const loading = lookup.status === "loading";

  function search(event: FormEvent) {
    event.preventDefault();
    const found = addressProblem(entry);
    setProblem(found);
    setAddress(found === undefined ? entry.trim() : null);
  }

  return (
    <div className="grid gap-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 className="text-title">Check an address</h2>
        <form onSubmit={search} noValidate className="mt-5">
          <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
            <Field
              label="Wallet Address"
              hint="A Flare address, 42 characters. Looking needs no wallet and no signature."
              error={problem ?? (lookup.status === "failed" ? lookup.message : undefined)}
            >
              {(control) => (
                <input
                  {...control}
                  className={`${control.className} font-mono text-small`}
                  placeholder="0x..."
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={entry}
                  disabled={loading}
                  onChange={(event) => {
                    setEntry(event.target.value);
                    setProblem(undefined);
                  }}
                  onKeyDown={(event) => {
                    // A disabled button swallows Enter; the reason is owed all the same.
                    if (event.key === "Enter" && entry.trim() === "") setProblem(addressProblem(entry));
                  }}
                />
              )}
            </Field>
            <Button
              type="submit"
              className="min-h-12 sm:mt-[1.72rem]"
              disabled={entry.trim() === ""}
              pendingLabel={loading ? "Scanning Blockchain..." : undefined}
            >
              Search
            </Button>
          </div>
        </form>
        <Alert className="mt-6" title="Read-only">
          <p>We read public claims from the chain. No personal data is stored.</p>
        </Alert>
        <div aria-live="polite" className="mt-8">
          {loading && <Scanning />}
          {lookup.status === "found" && <RewardsResults result={lookup.result} />}
        </div>
      </div>
      <AboutRewards className="lg:col-span-5" />
    </div>
  );
}

function Scanning() {
  return (
    <div>
      <p className="text-small text-muted">
        Reading every month since June 2024. The scan may take up to a minute.
      </p>
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </div>
  );
}
