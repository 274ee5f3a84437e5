/**
 * Compound growth. At its defaults it is the specification's: the interest of a year is added at its end, and the
 * daily and monthly returns of a year are shares of what that year's balance would earn. Beyond that, interest may be
 * added more often, and equal payments may be made through the year. Amounts are tokens, rates are percent a year.
 * Pure arithmetic on doubles; display rounds to two decimals.
 */

/** What is to be computed. */
export interface Growth {
  /** Tokens at the start, 0 or more. */
  readonly principal: number;
  /** Percent a year. */
  readonly apr: number;
  /** Whole years, 0 or more. */
  readonly years: number;
}

/** A growth with all that can be added to it. */
export interface Plan extends Growth {
  /** How often a year interest is added to the balance. */
  readonly compoundsPerYear: number;
  /** Tokens paid in at the end of each of the year's equal periods, 0 or more. */
  readonly payment: number;
  /** Those periods: 1 for yearly payments, 12 for monthly ones. */
  readonly paymentsPerYear: number;
  /** Percent a year by which what a token buys shrinks. */
  readonly inflation: number;
}

/** The specification's own calculation: interest once a year, and nothing else. */
export const plain = { compoundsPerYear: 1, payment: 0, paymentsPerYear: 12, inflation: 0 } as const;

/** The state after one year. */
export interface YearRow {
  readonly year: number;
  /** The original amount, the same in every row. */
  readonly principal: number;
  /** What was paid in since the start. */
  readonly paidIn: number;
  /** Interest since the start. */
  readonly interest: number;
  readonly total: number;
  /** The total in what it would buy at the start. */
  readonly realTotal: number;
  /** Tokens a day, month and year at the balance with which this year began. */
  readonly dailyReturn: number;
  readonly monthlyReturn: number;
  readonly yearlyReturn: number;
}

/** What a token becomes in a year when interest is added a number of times: 1.12 for 12 % added once. */
export function yearlyFactor(apr: number, compoundsPerYear: number): number {
  return (1 + apr / 100 / compoundsPerYear) ** compoundsPerYear;
}

/**
 * What payments of one token at the end of each of `count` periods come to when the last is made, each growing by
 * `factor` a period: the sum of a geometric series.
 */
function paymentsGrown(factor: number, count: number): number {
  const rate = factor - 1;
  // Close to 0 % the quotient loses its digits; the payments are then as good as their sum.
  return Math.abs(rate) < 1e-12 ? count : (factor ** count - 1) / rate;
}

/** One row a year, in order; none for 0 years. */
export function yearlyBreakdown(plan: Plan): YearRow[] {
  const { principal, apr, years, payment, paymentsPerYear } = plan;
  const factor = yearlyFactor(apr, plan.compoundsPerYear);
  const paidAndGrown = payment * paymentsGrown(factor ** (1 / paymentsPerYear), paymentsPerYear);
  const rows: YearRow[] = [];
  let balance = principal;
  for (let year = 1; year <= years; year += 1) {
    const total = balance * factor + paidAndGrown;
    const paidIn = payment * paymentsPerYear * year;
    rows.push({
      year,
      principal,
      paidIn,
      interest: total - principal - paidIn,
      total,
      realTotal: total / (1 + plan.inflation / 100) ** year,
      dailyReturn: (balance * apr) / 365 / 100,
      monthlyReturn: (balance * apr) / 12 / 100,
      yearlyReturn: (balance * apr) / 100,
    });
    balance = total;
  }
  return rows;
}

/**
 * The balance after a number of the plan's payment periods, by the closed form `P·qᵏ + R·(qᵏ − 1)/(q − 1)`, q being
 * what a token becomes in one period.
 */
export function valueAfterPeriods(plan: Plan, periods: number): number {
  const factor = yearlyFactor(plan.apr, plan.compoundsPerYear) ** (1 / plan.paymentsPerYear);
  return plan.principal * factor ** periods + plan.payment * paymentsGrown(factor, periods);
}

/** The balance after a time, by the closed form `principal × (1 + apr/100)^years`. Years may be fractions. */
export function balanceAfter({ principal, apr, years }: Growth): number {
  return principal * (1 + apr / 100) ** years;
}

/** The yearly rate, in percent, at which a principal becomes a total in a time. */
export function rateBetween(principal: number, total: number, years: number): number {
  return ((total / principal) ** (1 / years) - 1) * 100;
}
