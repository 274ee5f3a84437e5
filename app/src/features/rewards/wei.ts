/** Amounts in wei, exactly: no float touches a token amount. One RFLR is 10^18 wei. */

const DECIMALS = 18;
/** Decimals of an amount as people read it, at most. */
const SHOWN_DECIMALS = 6;

/** A wei amount as the API writes it. Throws a `SyntaxError` for anything but an integer. */
export function parseWei(text: string): bigint {
  return BigInt(text);
}

/** The exact amount in RFLR, ungrouped and without trailing zeros: `1.5`. */
export function exactRflr(wei: bigint): string {
  const sign = wei < 0n ? "-" : "";
  const digits = (wei < 0n ? -wei : wei).toString().padStart(DECIMALS + 1, "0");
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, "");
  return `${sign}${digits.slice(0, -DECIMALS)}${decimals && `.${decimals}`}`;
}

/**
 * The amount in RFLR as people read it: grouped, 2 to `most` decimals, rounded half up; with six as the API writes
 * its own. What is too small for them reads `<0.000001`, since `0.00` would be wrong.
 */
export function formatRflr(wei: bigint, most = SHOWN_DECIMALS): string {
  const step = 10n ** BigInt(DECIMALS - most);
  const steps = (wei + step / 2n) / step;
  if (steps === 0n && wei > 0n) return `<0.${"1".padStart(most, "0")}`;
  const digits = steps.toString().padStart(most + 1, "0");
  const decimals = digits.slice(-most).replace(/0+$/, "").padEnd(2, "0");
  return `${digits.slice(0, -most).replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
}

/** The sum. */
export function sumWei(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** The amount in RFLR as a float, for drawing and for dollars only. */
export function approximateRflr(wei: bigint): number {
  return Number(wei) / 1e18;
}
