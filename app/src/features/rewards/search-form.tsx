import type { FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { Search } from "./use-search.ts";

/** The wallet address, and the button that looks it up. */
export function SearchForm({ search }: { readonly search: Search }) {
  const loading = search.lookup.status === "loading";
  const blank = search.entry.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    search.submit();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          label="Wallet Address"
          hint="A Flare address, 42 characters. Looking needs no wallet and no signature."
          error={search.message}
        >
          {(control) => (
            <input
              {...control}
              name="address"
              className={`${control.className} font-mono text-small`}
              placeholder="0x..."
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              value={search.entry}
              disabled={loading}
              onChange={(event) => search.change(event.target.value)}
              onKeyDown={(event) => {
                // A disabled button swallows Enter; the reason is owed all the same.
                if (event.key === "Enter" && blank) search.submit();
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          className="min-h-12 sm:mt-[1.72rem]"
          disabled={blank}
          pendingLabel={loading ? "Scanning Blockchain..." : undefined}
        >
          Search
        </Button>
      </div>
    </form>
  );
}
