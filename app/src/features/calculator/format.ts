/** How amounts are written: en-US, two decimals, whatever the visitor's own locale, so that figures agree. */

const amount = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  // A loss too small to show is 0.00, not -0.00.
  signDisplay: "negative",
});
const rate = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, signDisplay: "negative" });
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** An amount with its separators and two decimals: `1,762.34`. */
export function formatAmount(value: number): string {
  return amount.format(value);
}

/** An amount for an axis: `1.8K`. */
export function formatCompact(value: number): string {
  return compact.format(value);
}

/** A rate with at most two decimals: `12`, `12.68`. */
export function formatRate(value: number): string {
  return rate.format(value);
}
