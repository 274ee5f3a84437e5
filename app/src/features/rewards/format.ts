/** How the checker writes what it found. Figures in en-US, whatever the visitor's locale, so that they agree. */

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const sixDecimals = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 6,
  maximumFractionDigits: 6,
});
const count = new Intl.NumberFormat("en-US");

/** `$1,284.50`. */
export function formatDollars(value: number): string {
  return dollars.format(value);
}

/** The price of one FLR: `$0.018720`. */
export function formatPrice(value: number): string {
  return sixDecimals.format(value);
}

/** `45,000,100`. */
export function formatCount(value: number): string {
  return count.format(value);
}

/** The first 10 and the last 8 characters of a hash: `0x7c41e09b…5d20f6a8`. */
export function shortHash(hash: string): string {
  return hash.length <= 18 ? hash : `${hash.slice(0, 10)}…${hash.slice(-8)}`;
}
