/** What narrows and orders the list. Every choice stands in the page's address. */
import { useEffect, useState } from "react";
import type { Facet } from "../../../api/generated/types.gen.ts";
import type { ListFilter } from "../../../api/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { knownStatuses, statusLook } from "../post-status.ts";
import { isNarrowed } from "./list-filter.ts";

/** How long after the last key a search begins, in milliseconds. */
const PAUSE = 300;

interface ListControlsProps {
  readonly filter: ListFilter;
  readonly categories: readonly Facet[];
  readonly authors: readonly Facet[];
  /** What the server refuses, and about which filter. */
  readonly problem: { readonly field?: string | undefined; readonly message: string } | undefined;
  readonly onChange: (change: ListFilter, howOften?: "typing") => void;
}

/** Search, status, category, author, days and order. */
export function ListControls({ filter, categories, authors, problem, onChange }: ListControlsProps) {
  const error = (field: keyof ListFilter) => (problem?.field === field ? problem.message : undefined);
  const dates = [
    { name: "from", label: "Written from" },
    { name: "to", label: "Written until" },
  ] as const;
  return (
    <search className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-4 min-[24rem]:grid-cols-2 gap-y-4 sm:gap-x-5 lg:grid-cols-4">
      <div className="min-[24rem]:col-span-2">
        <Search value={filter.search ?? ""} error={error("search")} onChange={onChange} />
      </div>
      <Field label="Status" error={error("status")}>
        {(control) => (
          <Select
            {...control}
            value={filter.status ?? ""}
            onChange={(event) => onChange({ status: event.target.value })}
          >
            <option value="">Any</option>
            {knownStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLook(status).label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Order" error={error("sort")}>
        {(control) => (
          <Select
            {...control}
            value={filter.sort ?? "newest"}
            onChange={(event) =>
              onChange({ sort: event.target.value === "newest" ? "" : event.target.value })
            }
          >
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
            {!filter.search && <option value="changed">Last changed first</option>}
            {!filter.search && <option value="title">By title</option>}
          </Select>
        )}
      </Field>
      <FacetField
        label="Category"
        value={filter.category}
        facets={categories}
        onChange={(category) => onChange({ category })}
      />
      <FacetField
        label="Written by"
        value={filter.author}
        facets={authors}
        onChange={(author) => onChange({ author })}
      />
      {dates.map(({ name, label }) => (
        <Field key={name} label={label} error={error(name)}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={filter[name] ?? ""}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {isNarrowed(filter) && (
        <div className="min-[24rem]:col-span-2 lg:col-span-4">
          <Button
            tone="quiet"
            small
            className="-ml-3 max-md:min-h-11"
            onClick={() => onChange({ search: "", status: "", category: "", author: "", from: "", to: "" })}
          >
            Show all posts
          </Button>
        </div>
      )}
    </search>
  );
}

interface SearchProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: ListControlsProps["onChange"];
}

/** Searches while one types, a moment after the last key. */
function Search({ value, error, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);

  // The address may change without a key: by the browser's back button, or by "Show all posts".
  useEffect(() => setTyped(value), [value]);

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange({ search: typed.trim() }, "typing"), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <Field label="Search" error={error}>
      {(control) => (
        <input
          {...control}
          type="search"
          maxLength={200}
          placeholder="Words of the title or the text"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

interface FacetFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly facets: readonly Facet[];
  readonly onChange: (value: string) => void;
}

function FacetField({ label, value, facets, onChange }: FacetFieldProps) {
  const isKnown = !value || facets.some((facet) => facet.value === value);
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value ?? ""} onChange={(event) => onChange(event.target.value)}>
          <option value="">Any</option>
          {!isKnown && <option value={value}>{value} (0)</option>}
          {facets.map((facet) => (
            <option key={facet.value} value={facet.value}>
              {facet.value} ({facet.number.toLocaleString("en-US")})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
