//! What of the rewards can be taken out without loss, and when the rest can.
//!
//! Each month's rewards unlock evenly over twelve months of 30 days from the start of that month,
//! however late they were claimed. The account contract holds one sum a month and rounds what is
//! locked of it up to a whole wei. Taking out everything early burns half of what is locked and
//! clears the sums, so from then on only later claims unlock; the contract does not show its sums,
//! but it shows what they lock together, and that tells from which claim on they count.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::U256;

use super::claims::ClaimEvent;
use super::wei::Wei;
use crate::ports::Timestamp;

/// A month of the contract in seconds: 30 days.
pub const MONTH_SECONDS: i64 = 30 * 86_400;

/// How long a month's rewards take to unlock, in seconds.
pub const VESTING_SECONDS: i64 = 12 * MONTH_SECONDS;

/// What an owner's account contract holds, at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// The chain's time at which it was read.
    pub at: Timestamp,
    /// When the contract's month 0 began.
    pub first_month: Timestamp,
    /// Everything in the account, tokens that others sent there included.
    pub balance: Wei,
    /// What of it is still locked.
    pub locked: Wei,
    /// Rewards that have left the account, burned ones included.
    pub withdrawn: Wei,
}

impl Holdings {
    /// What can be withdrawn now without loss; `None` when more is locked than there is, which no
    /// account can have.
    #[must_use]
    pub fn unlocked(self) -> Option<Wei> {
        (self.locked <= self.balance).then(|| self.balance.less(self.locked))
    }

    /// What withdrawing everything now would burn: half of what is locked, rounded down.
    #[must_use]
    pub fn burned_if_withdrawn(self) -> Wei {
        Wei(self.locked.0 / U256::from(2_u8))
    }

    /// When `month` began.
    fn start(self, month: u32) -> Timestamp {
        self.first_month
            .plus(MONTH_SECONDS.saturating_mul(i64::from(month)))
    }
}

/// One month's rewards on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VestingMonth {
    /// The contract's number of the month.
    pub month: u32,
    /// When it began, and its rewards began to unlock.
    pub starts: Timestamp,
    /// From when on nothing of it is locked.
    pub ends: Timestamp,
    /// What the account has received of it.
    pub claimed: Wei,
    /// What of that is still locked.
    pub locked: Wei,
}

/// The months whose rewards the account counts, and what they unlock when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Ascending.
    pub months: Vec<VestingMonth>,
    /// Whether claims are left out because everything was withdrawn after them.
    pub was_emptied: bool,
}

/// What is locked of `amount` at `at`, when it began to unlock at `starts`: rounded up.
#[must_use]
pub fn locked(amount: Wei, starts: Timestamp, at: Timestamp) -> Wei {
    let ends = starts.plus(VESTING_SECONDS);
    let left = ends.0.saturating_sub(at.0).clamp(0, VESTING_SECONDS);
    let left = U256::from(left.unsigned_abs());
    let period = U256::from(VESTING_SECONDS.unsigned_abs());
    Wei(amount.0.saturating_mul(left).div_ceil(period))
}

/// The schedule by the sums of each month, if exactly what the contract says is locked by them.
#[must_use]
pub fn by_sums(sums: &BTreeMap<u32, Wei>, holdings: Holdings) -> Option<Schedule> {
    let schedule = Schedule::of(sums, holdings, false);
    (schedule.locked() == holdings.locked).then_some(schedule)
}

/// The schedule by all claims of the owner. Where all of them together would lock more than the
/// contract says, everything was once withdrawn; then it is the latest claims, as many as lock
/// exactly that. `None` when no number of them does.
#[must_use]
pub fn by_claims(events: &[ClaimEvent], holdings: Holdings) -> Option<Schedule> {
    let mut newest_first: Vec<&ClaimEvent> = events.iter().collect();
    newest_first.sort_by_key(|event| Reverse((event.block, event.key.log_index)));
    let mut sums: BTreeMap<u32, Wei> = BTreeMap::new();
    let mut total = Wei::ZERO;
    let mut taken = 0_usize;
    let mut found = holdings.locked.is_zero().then(|| (sums.clone(), taken));
    for transaction in newest_first.chunk_by(|one, other| one.key.tx == other.key.tx) {
        for event in transaction {
            let sum = sums.entry(event.pair.month).or_default();
            let starts = holdings.start(event.pair.month);
            let before = locked(*sum, starts, holdings.at);
            *sum = sum.plus(event.amount);
            let after = locked(*sum, starts, holdings.at);
            total = total.less(before).plus(after);
        }
        taken = taken.saturating_add(transaction.len());
        if total == holdings.locked {
            found = Some((sums.clone(), taken));
        } else if total > holdings.locked {
            break;
        }
    }
    found.map(|(sums, taken)| Schedule::of(&sums, holdings, taken < events.len()))
}

impl Schedule {
    fn of(sums: &BTreeMap<u32, Wei>, holdings: Holdings, was_emptied: bool) -> Self {
        let months = sums
            .iter()
            .filter(|(_, claimed)| !claimed.is_zero())
            .map(|(&month, &claimed)| {
                let starts = holdings.start(month);
                VestingMonth {
                    month,
                    starts,
                    ends: starts.plus(VESTING_SECONDS),
                    claimed,
                    locked: locked(claimed, starts, holdings.at),
                }
            })
            .collect();
        Self {
            months,
            was_emptied,
        }
    }

    fn locked(&self) -> Wei {
        self.months.iter().map(|month| month.locked).sum()
    }

    /// What is unlocked of all months together at `at`.
    #[must_use]
    pub fn unlocked(&self, at: Timestamp) -> Wei {
        self.months
            .iter()
            .map(|month| month.claimed.less(locked(month.claimed, month.starts, at)))
            .sum()
    }

    /// The moments between which the unlocked sum grows along a straight line, `now` among them,
    /// each with that sum: what a chart needs and no more.
    #[must_use]
    pub fn timeline(&self, now: Timestamp) -> Vec<(Timestamp, Wei)> {
        if self.months.is_empty() {
            return Vec::new();
        }
        let bends = self
            .months
            .iter()
            .flat_map(|month| [month.starts, month.ends]);
        let moments: BTreeSet<Timestamp> = bends.chain([now]).collect();
        moments
            .into_iter()
            .map(|at| (at, self.unlocked(at)))
            .collect()
    }
}

#[cfg(test)]
mod tests;
