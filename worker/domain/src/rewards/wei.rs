//! Amounts in wei and the two ways they are written: exact, and as people read them.
//!
//! rFLR has 18 decimals. Sums are exact in 256 bits; nothing here passes through a float.

use std::iter::Sum;

use alloy_primitives::U256;

/// How many decimals rFLR (and FLR) has.
pub const DECIMALS: usize = 18;

/// One step of the last decimal that [`Wei::formatted`] shows: 0.000001 rFLR.
const SHOWN_STEP: U256 = U256::from_limbs([1_000_000_000_000, 0, 0, 0]);

/// An amount of rFLR in wei (10⁻¹⁸).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wei(pub U256);

impl Wei {
    /// Nothing.
    pub const ZERO: Self = Self(U256::ZERO);

    /// Whether this is nothing.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.0.is_zero()
    }

    /// The sum of both, at most the largest 256-bit number. Every amount on chain has 128 bits,
    /// so the bound is out of reach of real rewards and only tames hostile answers.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What `other` leaves of this, nothing when it is the larger.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The whole number of wei as decimal digits: `1500000000000000000`.
    #[must_use]
    pub fn text(self) -> String {
        self.0.to_string()
    }

    /// The exact amount in rFLR, without grouping or trailing zeros: `1.5`.
    #[must_use]
    pub fn exact(self) -> String {
        decimal(self.0, DECIMALS)
    }

    /// The amount in rFLR as people read it in en-US: grouped, 2 to 6 decimals, rounded half up.
    /// An amount too small for six decimals reads `<0.000001`, since `0.00` would be wrong.
    #[must_use]
    pub fn formatted(self) -> String {
        let half = SHOWN_STEP / U256::from(2_u8);
        let steps = self.0.saturating_add(half) / SHOWN_STEP;
        if steps.is_zero() && !self.is_zero() {
            return "<0.000001".to_owned();
        }
        let text = decimal(steps, 6);
        let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
        format!("{}.{decimals:0<2}", grouped(whole))
    }
}

impl Sum for Wei {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Self::plus)
    }
}

/// `units` × 10^−`decimals` as exact decimal text without trailing zeros.
#[must_use]
pub fn decimal(units: U256, decimals: usize) -> String {
    let digits = format!("{units:0>width$}", width = decimals.saturating_add(1));
    let (whole, rest) = digits
        .split_at_checked(digits.len().saturating_sub(decimals))
        .unwrap_or((&digits, ""));
    match rest.trim_end_matches('0') {
        "" => whole.to_owned(),
        rest => format!("{whole}.{rest}"),
    }
}

/// A comma before every third digit from the right.
fn grouped(whole: &str) -> String {
    let mut text = String::with_capacity(whole.len().saturating_mul(4) / 3);
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn wei(text: &str) -> Wei {
        Wei(text.parse().unwrap())
    }

    #[test]
    fn amounts_read_as_in_en_us_with_two_to_six_decimals() {
        for (amount, shown) in [
            ("0", "0.00"),
            ("1", "<0.000001"),
            ("499999999999", "<0.000001"),
            ("500000000000", "0.000001"),
            ("1000000000000000000", "1.00"),
            ("1500000000000000000", "1.50"),
            ("1234567890123456789012", "1,234.56789"),
            ("1234567100000000000000000", "1,234,567.10"),
            ("999999999500000000000", "1,000.00"),
            ("100000000000000000000000000000", "100,000,000,000.00"),
        ] {
            assert_eq!(wei(amount).formatted(), shown, "{amount}");
        }
    }

    #[test]
    fn exact_text_keeps_every_wei() {
        assert_eq!(wei("0").exact(), "0");
        assert_eq!(wei("1").exact(), "0.000000000000000001");
        assert_eq!(wei("1500000000000000000").exact(), "1.5");
        assert_eq!(wei("1234567000000000000000000").exact(), "1234567");
    }

    #[test]
    fn a_hostile_sum_stays_at_the_bound() {
        assert_eq!(Wei(U256::MAX).plus(Wei(U256::ONE)), Wei(U256::MAX));
        assert!(Wei(U256::MAX).formatted().starts_with("115,792,"));
    }

    proptest! {
        #[test]
        fn the_shown_amount_is_within_half_a_step_of_the_exact_one(amount: u128) {
            let shown = Wei(U256::from(amount)).formatted();
            prop_assume!(!shown.starts_with('<'));
            let plain = shown.replace(',', "");
            let (whole, decimals) = plain.split_once('.').unwrap();
            prop_assert!((2..=6).contains(&decimals.len()));
            let back: U256 = format!("{whole}{decimals:0<18}").parse().unwrap();
            let off = back.abs_diff(U256::from(amount));
            prop_assert!(off <= SHOWN_STEP / U256::from(2_u8));
        }

        #[test]
        fn a_shown_zero_is_a_true_zero(amount in 0_u128..2_000_000_000_000) {
            prop_assert_eq!(Wei(U256::from(amount)).formatted() == "0.00", amount == 0);
        }

        #[test]
        fn groups_have_three_digits(amount: u128) {
            let shown = Wei(U256::from(amount)).formatted();
            let whole = shown.split('.').next().unwrap();
            let mut groups = whole.split(',');
            let first = groups.next().unwrap();
            prop_assert!(first == "<0" || (1..=3).contains(&first.len()));
            prop_assert!(groups.all(|group| group.len() == 3));
        }
    }
}
