use alloy_primitives::B256;
use proptest::prelude::*;

use super::*;
use crate::rewards::claims::{EventKey, Pair};

const FIRST: Timestamp = Timestamp(1_717_675_200);

fn wei(amount: u128) -> Wei {
    Wei(U256::from(amount))
}

/// A claim in a transaction of its own.
fn claim(block: u64, month: u32, amount: u128) -> ClaimEvent {
    ClaimEvent {
        key: EventKey {
            tx: B256::from(U256::from(block)),
            log_index: 0,
        },
        pair: Pair { project: 0, month },
        amount: wei(amount),
        block,
        timestamp: None,
    }
}

fn claims(drawn: &[(u32, u128)]) -> Vec<ClaimEvent> {
    (1_u64..)
        .zip(drawn)
        .map(|(block, &(month, amount))| claim(block, month, amount))
        .collect()
}

fn sums(events: &[ClaimEvent]) -> BTreeMap<u32, Wei> {
    let mut sums: BTreeMap<u32, Wei> = BTreeMap::new();
    for event in events {
        let sum = sums.entry(event.pair.month).or_default();
        *sum = sum.plus(event.amount);
    }
    sums
}

/// What the contract says of an account that counts exactly these claims.
fn holdings(events: &[ClaimEvent], at: Timestamp) -> Holdings {
    let locked: Wei = sums(events)
        .into_iter()
        .map(|(month, sum)| locked(sum, FIRST.plus(MONTH_SECONDS * i64::from(month)), at))
        .sum();
    Holdings {
        at,
        first_month: FIRST,
        balance: events.iter().map(|event| event.amount).sum(),
        locked,
        withdrawn: Wei::ZERO,
    }
}

#[test]
fn half_of_the_time_unlocks_half_and_half_of_the_rest_would_burn() {
    let events = [claim(1, 0, 1001)];
    let held = holdings(&events, FIRST.plus(VESTING_SECONDS / 2));
    assert_eq!(held.locked, wei(501), "rounded up, as the contract does");
    assert_eq!(held.unlocked(), Some(wei(500)));
    assert_eq!(held.burned_if_withdrawn(), wei(250));
}

#[test]
fn a_late_claim_of_an_old_month_is_unlocked_at_once() {
    let held = holdings(&[claim(1, 0, 77)], FIRST.plus(VESTING_SECONDS));
    assert_eq!((held.locked, held.unlocked()), (Wei::ZERO, Some(wei(77))));
}

#[test]
fn an_account_that_locks_more_than_it_holds_is_not_believed() {
    let held = Holdings {
        balance: wei(1),
        ..holdings(&[claim(1, 0, 77)], FIRST)
    };
    assert_eq!(held.unlocked(), None);
}

#[test]
fn after_everything_was_withdrawn_only_later_claims_unlock() {
    let events = [claim(1, 3, 1000), claim(2, 4, 500), claim(3, 4, 70)];
    let now = FIRST.plus(5 * MONTH_SECONDS + 12_345);
    let held = holdings(&events[2..], now);
    assert_eq!(by_sums(&sums(&events), held), None);
    let schedule = by_claims(&events, held).unwrap();
    assert!(schedule.was_emptied);
    let months: Vec<_> = schedule
        .months
        .iter()
        .map(|month| (month.month, month.claimed))
        .collect();
    assert_eq!(months, [(4, wei(70))]);
}

#[test]
fn an_emptied_account_without_later_claims_has_nothing_to_unlock() {
    let events = [claim(1, 3, 1000)];
    let now = FIRST.plus(5 * MONTH_SECONDS);
    let schedule = by_claims(&events, holdings(&[], now)).unwrap();
    assert!(schedule.was_emptied && schedule.months.is_empty());
    assert_eq!(schedule.timeline(now), []);
}

#[test]
fn a_figure_that_no_claims_explain_gives_no_schedule() {
    let events = [claim(1, 3, 1000), claim(2, 4, 500)];
    let mut held = holdings(&events, FIRST.plus(5 * MONTH_SECONDS));
    held.locked = held.locked.plus(wei(1));
    assert_eq!(by_claims(&events, held), None);
}

proptest! {
    #[test]
    fn what_is_locked_is_the_closed_form_rounded_up(
        amount in 0_u128..(1 << 100), elapsed in 0..VESTING_SECONDS * 2,
    ) {
        let locked = locked(wei(amount), FIRST, FIRST.plus(elapsed)).0;
        let left = U256::from((VESTING_SECONDS - elapsed).max(0).unsigned_abs());
        let period = U256::from(VESTING_SECONDS.unsigned_abs());
        let exact = U256::from(amount) * left;
        prop_assert!(locked * period >= exact);
        prop_assert!(locked * period < exact + period);
    }

    #[test]
    fn the_schedule_adds_up_to_the_contracts_figures_at_any_time(
        drawn in proptest::collection::vec((0_u32..20, 1_u128..1 << 90), 1..30),
        late in 0..30 * MONTH_SECONDS,
    ) {
        let events = claims(&drawn);
        let at = FIRST.plus(19 * MONTH_SECONDS + late);
        let held = holdings(&events, at);
        let schedule = by_claims(&events, held).unwrap();
        prop_assert!(!schedule.was_emptied);
        prop_assert_eq!(by_sums(&sums(&events), held), Some(schedule.clone()));
        prop_assert_eq!(Some(schedule.unlocked(at)), held.unlocked());

        let timeline = schedule.timeline(at);
        let grows = |pair: &[(Timestamp, Wei)]| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1;
        prop_assert!(timeline.windows(2).all(grows));
        prop_assert_eq!(timeline.first().unwrap().1, Wei::ZERO);
        prop_assert_eq!(timeline.last().unwrap().1, held.balance);
    }

    #[test]
    fn between_two_points_of_the_timeline_the_sum_lies_on_their_line(
        drawn in proptest::collection::vec((0_u32..20, 1_u128..1 << 90), 1..10),
        at in 0..32 * MONTH_SECONDS,
    ) {
        let events = claims(&drawn);
        let schedule = by_claims(&events, holdings(&events, FIRST)).unwrap();
        let at = FIRST.plus(at);
        for pair in schedule.timeline(FIRST).windows(2) {
            let ((from, low), (to, high)) = (pair[0], pair[1]);
            if from <= at && at <= to {
                let (run, whole) = ((at.0 - from.0).unsigned_abs(), (to.0 - from.0).unsigned_abs());
                let line = low.0 + (high.0 - low.0) * U256::from(run) / U256::from(whole);
                let off = schedule.unlocked(at).0.abs_diff(line);
                prop_assert!(off <= U256::from(2 * events.len() + 1), "{off}");
            }
        }
    }
}
