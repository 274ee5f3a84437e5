//! What FLR is worth, from Flare's own oracle: the value, its decimals and its age are all read,
//! none assumed. A price that cannot be read is absent with its reason, never 0.

use alloy_primitives::U256;

use super::chain::abi::FtsoV2::getFeedByIdCall;
use super::chain::multicall::Outcome;
use super::upstream::SourceError;
use super::wei::{DECIMALS, Wei, decimal};
use crate::ports::Timestamp;

/// The age from which a price is called old. The feed is renewed with every block, about every
/// two seconds, so an hour means that it has stopped.
const STALE_AFTER_SECONDS: i64 = 3600;

/// More decimals than any feed has; beyond it the answer is not a price.
const MAX_DECIMALS: u8 = 36;

/// Dollars are given to a millionth, which is finer than a price is known.
const DOLLAR_DECIMALS: u32 = 6;

/// US dollars for one FLR: `value` × 10^−`decimals`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    value: U256,
    decimals: i8,
    /// When the oracle last renewed it.
    pub updated: Timestamp,
}

/// Why there is no price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PriceError {
    /// The oracle could not be read.
    Unreadable(SourceError),
    /// The oracle answered with a value of 0 or one that no price can have.
    Implausible,
}

impl PriceError {
    /// The reason in one sentence for a visitor.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "The FLR price could not be read from Flare's oracle.",
            Self::Implausible => "Flare's oracle answered with a value that cannot be a price.",
        }
    }
}

impl Price {
    /// Takes what the oracle answered.
    ///
    /// # Errors
    /// [`PriceError::Implausible`] when it cannot be a price.
    pub fn new(value: U256, decimals: i8, updated: u64) -> Result<Self, PriceError> {
        let updated = i64::try_from(updated).map_err(|_| PriceError::Implausible)?;
        if value.is_zero() || value.bit_len() > 128 || decimals.unsigned_abs() > MAX_DECIMALS {
            return Err(PriceError::Implausible);
        }
        Ok(Self {
            value,
            decimals,
            updated: Timestamp(updated),
        })
    }

    /// Takes the outcome of reading `getFeedById`.
    ///
    /// # Errors
    /// [`PriceError`] when it reverted, cannot be read or cannot be a price.
    pub fn from_outcome(outcome: &Outcome) -> Result<Self, PriceError> {
        let feed = outcome
            .decode::<getFeedByIdCall>()
            .map_err(PriceError::Unreadable)?;
        Self::new(feed.value, feed.decimals, feed.timestamp)
    }

    /// Value, decimals and the second of its renewal, as [`Price::new`] takes them.
    #[must_use]
    pub fn parts(self) -> (U256, i8, u64) {
        let updated = u64::try_from(self.updated.0).unwrap_or_default();
        (self.value, self.decimals, updated)
    }

    /// US dollars for one FLR, the double nearest to the oracle's decimal.
    #[must_use]
    pub fn dollars(self) -> Option<f64> {
        let (value, decimals) = self.scaled()?;
        finite(&decimal(value, decimals))
    }

    /// What `amount` is worth in US dollars, rounded half up to a millionth; `None` when the
    /// product has more than 256 bits.
    #[must_use]
    pub fn value_of(self, amount: Wei) -> Option<f64> {
        let (value, decimals) = self.scaled()?;
        let shown = usize::try_from(DOLLAR_DECIMALS).ok()?;
        let exponent = DECIMALS.checked_add(decimals)?.checked_sub(shown)?;
        let unit = ten_to(exponent)?;
        let product = amount.0.checked_mul(value)?;
        let rounded = product.checked_add(unit / U256::from(2_u8))? / unit;
        finite(&decimal(rounded, shown))
    }

    /// Whether the price had stopped moving long before `now`.
    #[must_use]
    pub const fn is_stale(self, now: Timestamp) -> bool {
        now.0.saturating_sub(self.updated.0) > STALE_AFTER_SECONDS
    }

    /// Value and decimals with negative decimals multiplied out.
    fn scaled(self) -> Option<(U256, usize)> {
        let by = usize::from(self.decimals.unsigned_abs());
        if self.decimals >= 0 {
            Some((self.value, by))
        } else {
            Some((self.value.checked_mul(ten_to(by)?)?, 0))
        }
    }
}

fn ten_to(exponent: usize) -> Option<U256> {
    U256::from(10_u8).checked_pow(U256::from(exponent))
}

fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn price(value: u64, decimals: i8) -> Price {
        Price::new(U256::from(value), decimals, 1_700_000_000).unwrap()
    }

    fn flr(whole: u64) -> Wei {
        Wei(U256::from(whole) * ten_to(18).unwrap())
    }

    fn assert_dollars(found: Option<f64>, expected: f64) {
        let found = found.unwrap();
        assert!(
            (found - expected).abs() < 1e-12,
            "{found} is not {expected}"
        );
    }

    #[test]
    fn decimals_shift_the_point_to_either_side() {
        assert_dollars(price(2_341_056, 8).dollars(), 0.023_410_56);
        assert_dollars(price(234, 0).dollars(), 234.0);
        assert_dollars(price(234, -2).dollars(), 23_400.0);
    }

    #[test]
    fn rewards_are_worth_amount_times_price() {
        assert_dollars(price(2_341_056, 8).value_of(flr(1000)), 23.410_56);
        assert_dollars(price(3, -1).value_of(flr(2)), 60.0);
        assert_dollars(price(2_341_056, 8).value_of(Wei::ZERO), 0.0);
    }

    #[test]
    fn what_cannot_be_a_price_is_not_one() {
        assert_eq!(Price::new(U256::ZERO, 7, 1), Err(PriceError::Implausible));
        assert_eq!(Price::new(U256::MAX, 7, 1), Err(PriceError::Implausible));
        assert_eq!(
            Price::new(U256::ONE, i8::MIN, 1),
            Err(PriceError::Implausible)
        );
        assert_eq!(
            Price::new(U256::ONE, 7, u64::MAX),
            Err(PriceError::Implausible)
        );
    }

    #[test]
    fn a_product_that_cannot_be_held_is_no_value() {
        assert_eq!(price(2_341_056, 8).value_of(Wei(U256::MAX)), None);
    }

    #[test]
    fn an_hour_without_renewal_makes_a_price_old() {
        let price = price(1, 0);
        assert!(!price.is_stale(Timestamp(1_700_003_600)));
        assert!(price.is_stale(Timestamp(1_700_003_601)));
        assert!(!price.is_stale(Timestamp(1_600_000_000)));
    }
}
