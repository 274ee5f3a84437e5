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

/** An address as `0x2614…810e`, where its whole length stands elsewhere. */
export function shortAddress(address: string): string {
  return address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A day as the contract counts it, in UTC: `6 Jun 2024`. Takes seconds since 1970. */
export function formatDay(seconds: number): string {
  return day.format(seconds * 1_000);
}

/** `1 claim`, `1,200 claims`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
