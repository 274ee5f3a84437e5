/** The wallet address as a visitor enters it. The server judges the checksum; this catches slips at once. */

/** The sentences of the specification. */
export const addressMessages = {
  blank: "Please enter a wallet address",
  invalid: "Please enter a valid Ethereum address",
} as const;

/** What is wrong with an entry, or nothing. */
export function addressProblem(entry: string): string | undefined {
  const address = entry.trim();
  if (address === "") return addressMessages.blank;
  if (!/^0[xX][0-9a-fA-F]{40}$/.test(address)) return addressMessages.invalid;
  return undefined;
}
