use alloy_primitives::U256;
use proptest::prelude::*;

use super::*;

fn event(tx: u8, log_index: u64, project: u32, month: u32, amount: u64) -> ClaimEvent {
    ClaimEvent {
        key: EventKey {
            tx: B256::repeat_byte(tx),
            log_index,
        },
        pair: Pair { project, month },
        amount: Wei(U256::from(amount)),
        block: u64::from(tx) * 10,
        timestamp: Some(Timestamp(i64::from(tx) * 1000)),
    }
}

/// A history: up to 12 transactions with up to 5 logs each, as a block would number them.
fn history() -> impl Strategy<Value = Vec<ClaimEvent>> {
    let row = (0_u8..12, 0_u64..5, 0_u32..4, 0_u32..6, 1_u64..u64::MAX);
    prop::collection::vec(row, 0..40).prop_map(|rows| {
        distinct(
            rows.into_iter().map(|(tx, index, project, month, amount)| {
                event(tx, index, project, month, amount)
            }),
        )
    })
}

#[test]
fn a_transaction_that_claims_two_months_makes_two_claims() {
    let events = [
        event(1, 0, 0, 3, 10),
        event(1, 1, 2, 3, 5),
        event(1, 2, 0, 4, 7),
    ];
    let claims = grouped(&events, &[]);
    let shown: Vec<_> = claims
        .iter()
        .map(|claim| (claim.month, claim.amount.text(), claim.projects.clone()))
        .collect();
    assert_eq!(
        shown,
        [
            (4, "7".to_owned(), BTreeSet::from([0])),
            (3, "15".to_owned(), BTreeSet::from([0, 2])),
        ]
    );
}

#[test]
fn a_month_claimed_again_after_a_top_up_makes_two_claims() {
    let claims = grouped(&[event(1, 0, 0, 3, 10), event(2, 0, 0, 3, 4)], &[]);
    assert_eq!(claims.len(), 2);
    assert_eq!(claims[0].amount.text(), "4", "the newer one comes first");
}

#[test]
fn claims_without_a_transaction_come_last_and_stand_alone() {
    let rest = |project, month| Unlocated {
        pair: Pair { project, month },
        amount: Wei(U256::from(1)),
    };
    let claims = grouped(
        &[event(1, 0, 0, 0, 10)],
        &[rest(1, 7), rest(2, 7), rest(0, 9)],
    );
    let shown: Vec<_> = claims
        .iter()
        .map(|claim| {
            (
                claim.origin.is_some(),
                claim.month,
                claim.projects.first().copied(),
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            (true, 0, Some(0)),
            (false, 9, Some(0)),
            (false, 7, Some(1)),
            (false, 7, Some(2))
        ]
    );
}

#[test]
fn two_explorers_that_number_logs_differently_do_not_double_a_claim() {
    let one = [event(1, 4, 0, 3, 10), event(1, 5, 1, 3, 6)];
    let other = [event(1, 0, 0, 3, 10), event(2, 0, 0, 3, 9)];
    let both = union([&one[..], &other[..]]);
    assert_eq!(total(&both).text(), "25");
}

proptest! {
    #[test]
    fn grouping_keeps_the_sum_and_loses_no_claim(events in history()) {
        let claims = grouped(&events, &[]);
        let sum: Wei = claims.iter().map(|claim| claim.amount).sum();
        prop_assert_eq!(sum, total(&events));
        for event in &events {
            let holder = claims.iter().filter(|claim| {
                claim.month == event.pair.month
                    && claim.projects.contains(&event.pair.project)
                    && claim.origin.is_some_and(|origin| origin.tx == event.key.tx)
            });
            prop_assert_eq!(holder.count(), 1);
        }
    }

    #[test]
    fn claims_stand_newest_first(events in history()) {
        let blocks: Vec<_> = grouped(&events, &[])
            .iter()
            .map(|claim| claim.origin.unwrap().block)
            .collect();
        prop_assert!(blocks.is_sorted_by(|left, right| left >= right));
    }

    #[test]
    fn grouping_does_not_depend_on_the_order_of_events(events in history(), seed: u64) {
        let mut shuffled = events.clone();
        shuffled.sort_by_key(|event| {
            event.key.log_index.wrapping_mul(seed | 1) ^ u64::from(event.key.tx[0]).wrapping_mul(seed)
        });
        prop_assert_eq!(grouped(&shuffled, &[]), grouped(&events, &[]));
    }

    #[test]
    fn a_union_holds_all_that_either_explorer_lists(
        events in history(),
        seen in prop::collection::vec(0_u8..3, 40),
    ) {
        // Whole transactions are missing from a lagging explorer, not single logs of one.
        let lists = |explorer: u8| -> Vec<ClaimEvent> {
            events.iter().filter(|event| {
                let fate = seen[usize::from(event.key.tx[0])];
                fate == explorer || fate == 2
            }).cloned().collect()
        };
        let (one, other) = (lists(0), lists(1));
        let mut both = union([&one[..], &other[..]]);
        let mut expected = events;
        newest_first(&mut both);
        newest_first(&mut expected);
        prop_assert_eq!(both, expected);
    }
}
