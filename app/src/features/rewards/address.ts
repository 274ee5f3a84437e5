/** The wallet addresses as a visitor enters them. The server judges the checksum; this catches slips at once. */

/** How many addresses one view holds. */
export const MOST_ADDRESSES = 10;

/** The sentences of the specification, and one for what goes beyond it. */
export const addressMessages = {
  blank: "Please enter a wallet address",
  invalid: "Please enter a valid Ethereum address",
  tooMany: `Please enter at most ${MOST_ADDRESSES} addresses`,
} as const;

/** What a visitor entered: addresses that may be asked for, or what is wrong. */
export type AddressEntry =
  | { readonly addresses: readonly string[]; readonly problem?: undefined }
  | { readonly addresses?: undefined; readonly problem: string };

/** Characters that pasting brings along and nobody sees. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * Reads one or several addresses. Each begins with `0x`; spaces, commas and line breaks around and inside of them
 * are pasting's and mean nothing. The same address twice is one.
 */
export function readAddresses(entry: string): AddressEntry {
  const text = entry.replace(INVISIBLE, "").replace(/[\s,;]+/g, "");
  if (text === "") return { problem: addressMessages.blank };
  const found = text.split(/(?=0[xX])/);
  if (!found.every((address) => /^0[xX][0-9a-fA-F]{40}$/.test(address))) {
    return { problem: addressMessages.invalid };
  }
  const addresses = distinct(found);
  return addresses.length > MOST_ADDRESSES ? { problem: addressMessages.tooMany } : { addresses };
}

/** The addresses without those that name an account again, in whatever case. */
export function distinct(addresses: readonly string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const account = address.toLowerCase();
    return seen.size < seen.add(account).size;
  });
}

/** Whether two addresses name one account. */
export function isSameAccount(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether capital and small letters are mixed, which makes them a checksum. */
export function carriesChecksum(address: string): boolean {
  const digits = address.replace(/0[xX]/g, "");
  return /[a-f]/.test(digits) && /[A-F]/.test(digits);
}
