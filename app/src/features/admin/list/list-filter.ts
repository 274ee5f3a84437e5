/** The filters of the list as the page's address holds them: `?tab=posts&status=rejected&sort=oldest`. */
import type { ListFilter } from "../../../api/queries.ts";

/** What can be narrowed. */
const names = ["search", "status", "category", "author", "from", "to", "sort", "after"] as const;

/** The filter that an address names. Empty values are as good as none. */
export function filterOf(parameters: URLSearchParams): ListFilter {
  const filter: ListFilter = {};
  for (const name of names) {
    const value = parameters.get(name)?.trim();
    if (value) filter[name] = value;
  }
  // What a search finds has an order of its own; an old address may ask for another.
  if (filter.search && filter.sort !== "oldest") delete filter.sort;
  return filter;
}

/**
 * The address's parameters after a change of the filter. Another filter begins at its first page, and what belongs
 * to no filter (the open tab) stays.
 */
export function withChange(parameters: URLSearchParams, change: ListFilter): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete("after");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether posts are left out, so that an empty list does not mean that there are none. */
export function isNarrowed({ sort: _, ...rest }: ListFilter): boolean {
  return Object.keys(rest).length > 0;
}
