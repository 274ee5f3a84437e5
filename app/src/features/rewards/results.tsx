interface RewardsResultsProps {
  /** The API's answer to a look-up. */
  readonly result: unknown;
}

/** The claims of one owner: summary, price and the list of claims. */
export function RewardsResults({ result }: RewardsResultsProps) {
  return result === undefined ? null : <section aria-label="Reward claims" />;
}
