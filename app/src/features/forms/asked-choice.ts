/** Choices that a link has already made: `/payment?tier=tier-2` arrives with its tier chosen. */

/** Chooses in the selects below `root` what `query` names, where there is such a choice. */
export function chooseAsAsked(root: ParentNode, query: string): void {
  for (const [name, value] of new URLSearchParams(query)) {
    const select = root.querySelector(`form select[name="${CSS.escape(name)}"]`);
    if (!(select instanceof HTMLSelectElement)) continue;
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

/** The address that asks for what is chosen now, so that a reload keeps a choice made after the link's. */
export function askingFor(select: HTMLSelectElement, address: URL): URL {
  const asking = new URL(address);
  if (asking.searchParams.has(select.name)) asking.searchParams.set(select.name, select.value);
  return asking;
}
