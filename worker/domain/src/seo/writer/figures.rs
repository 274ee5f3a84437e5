//! The arithmetic of worked examples, and how its results are printed.
//!
//! Everything a passage calculates is calculated here, from figures that the passage also prints,
//! so that a reader with a pocket calculator arrives at the same numbers.

/// What is left of a 50/50 pool position beside holding, before fees, when one price has become
/// `ratio` times the other: 2√r ÷ (1 + r), between 0 and 1.
pub(super) fn pool_against_holding(ratio: f64) -> f64 {
    2.0 * ratio.sqrt() / (1.0 + ratio)
}

/// What a constant-product pool with `reserve_in` and `reserve_out` pays for `amount_in`, the fee
/// left aside.
pub(super) fn swap_output(reserve_in: f64, reserve_out: f64, amount_in: f64) -> f64 {
    reserve_out * amount_in / (reserve_in + amount_in)
}

/// The estimate at which half of the total weight is reached, counted from the lowest; 0 for no
/// estimates. Pairs are (estimate, weight).
pub(super) fn weighted_median(estimates: &[(f64, f64)]) -> f64 {
    let mut sorted = estimates.to_vec();
    sorted.sort_by(|left, right| left.0.total_cmp(&right.0));
    let half = sorted.iter().map(|(_, weight)| weight).sum::<f64>() / 2.0;
    let mut reached = 0.0;
    for (estimate, weight) in sorted {
        reached += weight;
        if reached >= half {
            return estimate;
        }
    }
    0.0
}

/// The weighted average of (estimate, weight) pairs.
pub(super) fn weighted_mean(estimates: &[(f64, f64)]) -> f64 {
    let total: f64 = estimates.iter().map(|(_, weight)| weight).sum();
    let sum: f64 = estimates
        .iter()
        .map(|(estimate, weight)| estimate * weight)
        .sum();
    sum / total
}

/// The part of a reward that has vested after `days` of a 360-day schedule, at most all of it.
pub(super) fn vested(amount: f64, days: f64) -> f64 {
    amount * days.min(360.0) / 360.0
}

/// Collateral × threshold ÷ debt.
pub(super) fn health_factor(collateral: f64, threshold: f64, debt: f64) -> f64 {
    collateral * threshold / debt
}

/// What `principal` has become after a year at `rate`, compounded `times` a year.
pub(super) fn compounded(principal: f64, rate: f64, times: i32) -> f64 {
    principal * (1.0 + rate / f64::from(times)).powi(times)
}

/// `1,234.50` with as many decimals as asked for.
pub(super) fn number(value: f64, decimals: usize) -> String {
    let plain = format!("{value:.decimals$}");
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut grouped = String::with_capacity(plain.len() + 4);
    for (position, digit) in whole.chars().enumerate() {
        if position > 0 && (whole.len() - position).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    if !fraction.is_empty() {
        grouped.push('.');
        grouped.push_str(fraction);
    }
    grouped
}

/// An amount in dollars, `$1,234.50`; whole amounts without cents.
pub(super) fn dollars(value: f64) -> String {
    let cents = if (value - value.round()).abs() < 0.005 {
        0
    } else {
        2
    };
    format!("${}", number(value, cents))
}

/// A share as a percentage, `5.72 %` for 0.0572 and two decimals.
pub(super) fn percent(share: f64, decimals: usize) -> String {
    format!("{} %", number(share * 100.0, decimals))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(left: f64, right: f64) -> bool {
        (left - right).abs() < 1e-9 * right.abs().max(1.0)
    }

    #[test]
    fn impermanent_loss_has_the_published_values() {
        // The table in Uniswap's ‘Understanding Returns’.
        for (ratio, loss) in [
            (1.25, "0.6 %"),
            (1.5, "2.0 %"),
            (1.75, "3.8 %"),
            (2.0, "5.7 %"),
            (3.0, "13.4 %"),
            (4.0, "20.0 %"),
            (5.0, "25.5 %"),
        ] {
            assert_eq!(percent(1.0 - pool_against_holding(ratio), 1), loss);
            assert!(close(
                pool_against_holding(ratio),
                pool_against_holding(1.0 / ratio)
            ));
        }
    }

    #[test]
    fn a_swap_leaves_the_product_of_the_reserves_unchanged() {
        for amount in [1.0, 500.0, 5_000.0, 90_000.0] {
            let output = swap_output(100_000.0, 50_000.0, amount);
            assert!(close(
                (100_000.0 + amount) * (50_000.0 - output),
                100_000.0 * 50_000.0
            ));
        }
    }

    #[test]
    fn the_weighted_median_is_that_of_the_documented_example() {
        // Flare's ‘Scaling’ page: 11 in weight, 5.5 is passed at the estimate 200.
        let estimates = [
            (250.0, 4.0),
            (200.0, 2.0),
            (100.0, 1.0),
            (150.0, 3.0),
            (300.0, 1.0),
        ];
        assert!(close(weighted_median(&estimates), 200.0));
        assert!(close(weighted_mean(&estimates), 2_250.0 / 11.0));
    }

    #[test]
    fn vesting_is_linear_over_360_days_and_then_over() {
        assert!(close(vested(1_200.0, 0.0), 0.0));
        assert!(close(vested(1_200.0, 90.0), 300.0));
        assert!(close(vested(1_200.0, 360.0), 1_200.0));
        assert!(close(vested(1_200.0, 400.0), 1_200.0));
    }

    #[test]
    fn a_health_factor_is_that_of_the_documented_example() {
        // Aave: 10,000 dollars of ETH, threshold 80 %, 6,000 borrowed.
        assert_eq!(number(health_factor(10_000.0, 0.8, 6_000.0), 3), "1.333");
    }

    #[test]
    fn compounding_is_interest_added_period_by_period() {
        for times in [1, 12, 52, 365] {
            let mut balance = 1_000.0;
            for _ in 0..times {
                balance += balance * 0.12 / f64::from(times);
            }
            assert!(close(compounded(1_000.0, 0.12, times), balance));
        }
        assert_eq!(number(compounded(1_000.0, 0.12, 12), 2), "1,126.83");
    }

    #[test]
    fn numbers_are_printed_in_groups_of_three() {
        assert_eq!(number(0.0, 2), "0.00");
        assert_eq!(number(999.0, 0), "999");
        assert_eq!(number(1_234_567.891, 2), "1,234,567.89");
        assert_eq!(dollars(1_000.0), "$1,000");
        assert_eq!(dollars(171.5729), "$171.57");
        assert_eq!(percent(0.057_19, 2), "5.72 %");
    }
}
