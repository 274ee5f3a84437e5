import { Pencil, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { isSameAccount, MOST_ADDRESSES } from "../address.ts";
import type { Search } from "../use-search.ts";
import { changeRecent, forgotten, LONGEST_LABEL, labelled, type RecentAddress } from "./recent-addresses.ts";
import { useRecent } from "./use-recent.ts";

/** The addresses looked up before, with labels of one's own; nothing where there are none. */
export function RecentList({ search }: { readonly search: Search }) {
  const recent = useRecent();
  const [renaming, setRenaming] = useState<string>();
  if (recent.length === 0) return null;
  return (
    <details className="unfold no-print mt-6 text-small" open={search.addresses.length === 0}>
      <summary className="font-bold">Recent addresses ({recent.length})</summary>
      <ul className="mt-1 border-t border-line">
        {recent.map((each) =>
          renaming === each.address ? (
            <Rename key={each.address} recent={each} onDone={() => setRenaming(undefined)} />
          ) : (
            <Item
              key={each.address}
              recent={each}
              search={search}
              onRename={() => setRenaming(each.address)}
            />
          ),
        )}
      </ul>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-caption text-muted">
        Your recent addresses stay in this browser.
        <button
          type="button"
          className="link my-2 cursor-pointer hover:text-ink"
          onClick={() => changeRecent(() => [])}
        >
          Clear all
        </button>
      </p>
    </details>
  );
}

interface ItemProps {
  readonly recent: RecentAddress;
  readonly search: Search;
  readonly onRename: () => void;
}

const iconButton =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink";

function Item({ recent: { address, label }, search, onRename }: ItemProps) {
  const { addresses } = search;
  const loading = search.lookup.status === "loading";
  const inView = addresses.some((each) => isSameAccount(each, address));
  const canJoin = addresses.length > 0 && !inView && addresses.length < MOST_ADDRESSES;
  const name = label || address;
  return (
    <li className="flex flex-wrap items-center justify-end border-b border-line">
      <button
        type="button"
        disabled={loading}
        onClick={() => search.open(address)}
        className="min-h-11 min-w-0 grow cursor-pointer py-1.5 pr-2 text-left hover:text-ember"
      >
        <span className="sr-only">Look up </span>
        {label && <span className="mr-2 font-medium">{label}</span>}
        <span className={`font-mono text-caption break-all ${label ? "text-muted" : ""}`}>{address}</span>
      </button>
      {inView && <span className="mr-2 text-caption text-muted">in view</span>}
      {canJoin && !loading && (
        <Button tone="quiet" small className="min-h-11" onClick={() => search.include(address)}>
          Add to view<span className="sr-only">: {name}</span>
        </Button>
      )}
      <button type="button" className={iconButton} aria-label={`Label ${name}`} onClick={onRename}>
        <Pencil aria-hidden className="size-4" />
      </button>
      <button
        type="button"
        className={iconButton}
        aria-label={`Forget ${name}`}
        onClick={() => changeRecent((list) => forgotten(list, address))}
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

interface RenameProps {
  readonly recent: RecentAddress;
  readonly onDone: () => void;
}

function Rename({ recent: { address, label }, onDone }: RenameProps) {
  const [text, setText] = useState(label);
  function save(event: FormEvent) {
    event.preventDefault();
    changeRecent((list) => labelled(list, address, text));
    onDone();
  }
  return (
    <li className="border-b border-line py-2">
      <form onSubmit={save} className="flex flex-wrap items-center gap-2">
        <label className="grow">
          <span className="sr-only">Label for {address}</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the pencil was pressed to type here
            autoFocus
            className="control min-h-11 text-small"
            maxLength={LONGEST_LABEL}
            placeholder="A name for this address"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && onDone()}
          />
        </label>
        <Button type="submit" tone="secondary">
          Save label
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </form>
    </li>
  );
}
