import type { FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { carriesChecksum, MOST_ADDRESSES } from "./address.ts";
import type { Search } from "./use-search.ts";

/** The wallet address, and the button that looks it up. */
export function SearchForm({ search }: { readonly search: Search }) {
  const { lookup } = search;
  const loading = lookup.status === "loading";
  const blank = search.entry.trim() === "";
  const inView = search.addresses.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    search.submit();
  }

  return (
    <form onSubmit={submit} noValidate className="no-print mt-5">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          label="Wallet Address"
          hint="A Flare address, 42 characters. Looking needs no wallet and no signature. Several addresses, with spaces between them, are added up."
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
      {lookup.status === "failed" && lookup.refused && carriesChecksum(search.entry) && <AboutChecksums />}
      {!loading && !blank && inView > 0 && inView < MOST_ADDRESSES && !isInView(search) && (
        <Button tone="secondary" className="mt-3" onClick={search.add}>
          Add to the {inView === 1 ? "address" : `${inView} addresses`} in view
        </Button>
      )}
    </form>
  );
}

/** Whether the field only repeats what is shown. */
function isInView({ entry, addresses }: Search): boolean {
  const text = entry.trim().toLowerCase();
  return addresses.some((address) => address.toLowerCase() === text);
}

function AboutChecksums() {
  return (
    <details className="unfold mt-2 text-small">
      <summary>What capital letters have to do with it</summary>
      <p className="max-w-[36rem] text-muted">
        An address means the same in capital and in small letters. Wallets use the difference as a check
        (EIP-55): which letters are capitals follows from all the others, so most slips of a single character
        show. Copy the address again from your wallet. In small letters alone it is taken as it is, without
        the check.
      </p>
    </details>
  );
}
