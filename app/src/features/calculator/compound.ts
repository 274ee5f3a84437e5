/**
 * Yearly compounding, as the specification defines it: the interest of a year is added at its end, and the
 * daily and monthly returns of a year are shares of what that year's balance would earn. Amounts are tokens,
 * rates are percent a year. Pure arithmetic on doubles; display rounds to two decimals.
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

/** The state after one year. */
export interface YearRow {
  readonly year: number;
  /** The original amount, the same in every row. */
  readonly principal: number;
  /** Interest since the start. */
  readonly interest: number;
  readonly total: number;
  /** Tokens a day, month and year at the balance with which this year began. */
  readonly dailyReturn: number;
  readonly monthlyReturn: number;
  readonly yearlyReturn: number;
}

/** One row a year, in order; none for 0 years. */
export function yearlyBreakdown({ principal, apr, years }: Growth): YearRow[] {
  const rows: YearRow[] = [];
  let balance = principal;
  for (let year = 1; year <= years; year += 1) {
    const yearlyReturn = (balance * apr) / 100;
    const row = {
      year,
      principal,
      interest: balance + yearlyReturn - principal,
      total: balance + yearlyReturn,
      dailyReturn: (balance * apr) / 365 / 100,
      monthlyReturn: (balance * apr) / 12 / 100,
      yearlyReturn,
    };
    rows.push(row);
    balance = row.total;
  }
  return rows;
}

/** The balance after a time, by the closed form `principal × (1 + apr/100)^years`. Years may be fractions. */
export function balanceAfter({ principal, apr, years }: Growth): number {
  return principal * (1 + apr / 100) ** years;
}

/** The yearly rate, in percent, at which a principal becomes a total in a time. */
export function rateBetween(principal: number, total: number, years: number): number {
  return ((total / principal) ** (1 / years) - 1) * 100;
}
