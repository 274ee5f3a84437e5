/** How the figures of lessons are written: en-GB, rounded for reading. Rounding happens here and nowhere else. */

/** A number with its separators, a fixed count of decimals and a true minus sign: `1,762.34`, `−3.00`. */
export function figure(value: number, decimals = 2): string {
  return new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "negative",
  })
    .format(value)
    .replace("-", "−");
}

/** A whole number: `4,748`. */
export function whole(value: number): string {
  return figure(value, 0);
}

/** Dollars: `$9.51`, `-$3.00`. */
export function dollars(value: number, decimals = 2): string {
  const text = figure(Math.abs(value), decimals);
  return value < 0 && Number(text.replaceAll(",", "")) !== 0 ? `−$${text}` : `$${text}`;
}

/** A share as percent, with a space that does not break: 0.125 is `12.5 %`. */
export function percent(share: number, decimals = 1): string {
  return `${figure(share * 100, decimals)}\u00a0%`;
}
