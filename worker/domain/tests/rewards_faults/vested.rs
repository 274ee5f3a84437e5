//! What is locked, what unlocks when, and what is still to be claimed.

use std::collections::BTreeMap;

use emberfi_domain::contract::rewards::Rewards;

use crate::explorers::{Row, blockscout, row};
use crate::node::{FIRST_MONTH, Node};
use crate::script::{BLOCKSCOUT, NODE, NOW, Script};

const MONTH: i64 = 30 * 86_400;

fn looked_up(node: Node, rows: &[Row]) -> Rewards {
    Script::new()
        .serve(NODE, move |request| node.answer(request))
        .serve(BLOCKSCOUT, blockscout(rows))
        .lookup()
        .unwrap()
}

/// What the contract has locked of `amount` of `month` at [`NOW`].
fn locked(month: i64, amount: i64) -> u128 {
    let left = FIRST_MONTH + (month + 12) * MONTH - NOW.0;
    u128::try_from((amount * left.clamp(0, 12 * MONTH) + 12 * MONTH - 1) / (12 * MONTH)).unwrap()
}

#[test]
fn the_schedule_explains_what_the_contract_has_locked() {
    let rows = [row(1, 1, 3, 1_000_000), row(2, 1, 4, 700_000)];
    let of_both = locked(3, 1_000_000) + locked(4, 700_000);
    let node = Node {
        balances: Some((1_700_000, of_both)),
        ..Node::after(&rows)
    };
    let vesting = looked_up(node, &rows).vesting.unwrap();
    assert_eq!(vesting.timestamp, NOW.0);
    assert_eq!(vesting.locked_wei, of_both.to_string());
    assert_eq!(vesting.unlocked_wei, (1_700_000 - of_both).to_string());
    assert_eq!(
        vesting.burned_if_withdrawn_now_wei,
        (of_both / 2).to_string()
    );
    let months: Vec<_> = vesting
        .schedule
        .unwrap()
        .into_iter()
        .map(|month| {
            (
                month.month,
                month.claimed_wei,
                month.locked_wei,
                month.starts_at,
            )
        })
        .collect();
    assert_eq!(
        months,
        [
            (
                3,
                "1000000".to_owned(),
                locked(3, 1_000_000).to_string(),
                "2024-09-04T12:00:00Z".to_owned()
            ),
            (
                4,
                "700000".to_owned(),
                locked(4, 700_000).to_string(),
                "2024-10-04T12:00:00Z".to_owned()
            ),
        ]
    );
    let points: Vec<_> = vesting
        .timeline
        .unwrap()
        .into_iter()
        .map(|point| (point.timestamp, point.unlocked_wei))
        .collect();
    let starts = FIRST_MONTH + 3 * MONTH;
    assert_eq!(points.len(), 5);
    assert_eq!(points[0], (starts, "0".to_owned()));
    assert_eq!(points[1], (starts + MONTH, "83333".to_owned()));
    assert_eq!(points[2], (NOW.0, (1_700_000 - of_both).to_string()));
    assert_eq!(points[4], (starts + 13 * MONTH, "1700000".to_owned()));
    assert_eq!(vesting.schedule_note, None);
}

#[test]
fn an_account_that_was_emptied_counts_only_later_claims() {
    let rows = [row(1, 1, 10, 1_000_000), row(2, 1, 11, 700_000)];
    let node = Node {
        balances: Some((700_000, locked(11, 700_000))),
        ..Node::after(&rows)
    };
    let vesting = looked_up(node, &rows).vesting.unwrap();
    let months: Vec<_> = vesting.schedule.unwrap();
    assert_eq!(months.len(), 1);
    assert_eq!(months[0].month, 11);
    assert!(
        vesting
            .schedule_note
            .unwrap()
            .starts_with("Everything was withdrawn once")
    );
}

#[test]
fn without_the_single_claims_the_contracts_sums_give_the_schedule() {
    let rows = [row(1, 1, 10, 1_000_000)];
    let node = Node {
        balances: Some((1_000_000, locked(10, 1_000_000))),
        ..Node::after(&rows)
    };
    let rewards = looked_up(node, &[]);
    assert!(!rewards.complete);
    assert_eq!(rewards.vesting.unwrap().schedule.unwrap().len(), 1);
}

#[test]
fn a_lock_that_no_claim_explains_is_shown_without_a_schedule() {
    let rows = [row(1, 1, 10, 1_000_000)];
    let node = Node {
        balances: Some((1_000_000, 3)),
        ..Node::after(&rows)
    };
    let vesting = looked_up(node, &rows).vesting.unwrap();
    assert_eq!(vesting.locked_wei, "3");
    assert_eq!((vesting.schedule, vesting.timeline), (None, None));
    assert!(vesting.schedule_note.unwrap().contains("not known"));
}

#[test]
fn balances_that_cannot_be_read_are_absent_with_a_reason() {
    let rows = [row(1, 1, 10, 1_000_000)];
    for balances in [None, Some((1, 2))] {
        let node = Node {
            balances,
            ..Node::after(&rows)
        };
        let rewards = looked_up(node, &rows);
        assert!(rewards.verified, "the claims are proven without them");
        assert_eq!(rewards.vesting, None);
        assert!(rewards.vesting_reason.unwrap().contains("contract"));
    }
}

#[test]
fn what_is_assigned_and_not_claimed_is_listed_with_what_can_be_done() {
    let rows = [row(1, 1, 10, 1_000_000)];
    let node = Node {
        unclaimed: BTreeMap::from([((1, 10), (5, true)), ((2, 11), (7, false))]),
        ..Node::after(&rows)
    };
    let rewards = looked_up(node, &rows);
    assert!(rewards.verified);
    let listed: Vec<_> = rewards
        .unclaimed
        .unwrap()
        .into_iter()
        .map(|rest| (rest.project_id, rest.month, rest.wei, rest.claimable))
        .collect();
    assert_eq!(
        listed,
        [
            (2, 11, "7".to_owned(), false),
            (1, 10, "5".to_owned(), true)
        ]
    );
    let names: Vec<_> = rewards
        .projects
        .into_iter()
        .map(|project| project.name)
        .collect();
    assert_eq!(names, ["Name 1", "Name 2"]);
}

#[test]
fn who_never_claimed_learns_what_could_be_claimed() {
    let node = Node {
        has_account: false,
        unclaimed: BTreeMap::from([((1, 10), (5, true))]),
        ..Node::after(&[])
    };
    let rewards = looked_up(node, &[]);
    assert!(rewards.verified && rewards.complete);
    assert_eq!(rewards.unclaimed.unwrap()[0].wei, "5");
    assert_eq!(rewards.vesting.unwrap().locked_wei, "0");
}

#[test]
fn without_a_node_nothing_is_said_of_locks_and_of_what_is_left() {
    let rewards = Script::new()
        .serve(BLOCKSCOUT, blockscout(&[row(1, 1, 10, 4)]))
        .lookup()
        .unwrap();
    assert_eq!((rewards.vesting, rewards.unclaimed), (None, None));
    assert!(rewards.vesting_reason.is_some() && rewards.unclaimed_reason.is_some());
}
