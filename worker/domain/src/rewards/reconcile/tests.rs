use alloy_primitives::{Address, B256, U256};
use proptest::prelude::*;

use super::*;
use crate::ports::Timestamp;
use crate::rewards::claims::EventKey;
use crate::rewards::price::PriceError;
use crate::rewards::upstream::SourceError;

const BLOCK: u64 = 1000;

fn wei(amount: u64) -> Wei {
    Wei(U256::from(amount))
}

fn event(tx: u8, project: u32, month: u32, amount: u64) -> ClaimEvent {
    ClaimEvent {
        key: EventKey {
            tx: B256::repeat_byte(tx),
            log_index: u64::from(project),
        },
        pair: Pair { project, month },
        amount: wei(amount),
        block: u64::from(tx),
        timestamp: None,
    }
}

fn later(event: &ClaimEvent) -> ClaimEvent {
    ClaimEvent {
        block: BLOCK + 1,
        ..event.clone()
    }
}

/// The contract's figures after exactly these claims.
fn state_after(events: &[ClaimEvent]) -> State {
    let mut claimed: BTreeMap<Pair, Wei> = BTreeMap::new();
    for event in events {
        let figure = claimed.entry(event.pair).or_default();
        *figure = figure.plus(event.amount);
    }
    State {
        source: "Node".to_owned(),
        block: BLOCK,
        block_time: Timestamp(1_750_000_000),
        received: total(events),
        claimed,
        unread: BTreeSet::new(),
        account: Some(Address::repeat_byte(0xac)),
        unclaimed: Ok(Vec::new()),
        holdings: Err(SourceError::TimedOut),
        names: vec!["Alpha".to_owned(), "Beta".to_owned()],
        price: Err(PriceError::Implausible),
        other_rnat: None,
    }
}

#[test]
fn claims_that_explain_every_figure_are_proven() {
    let events = vec![event(1, 0, 3, 10), event(2, 0, 3, 4), event(2, 1, 5, 7)];
    let settled = reconcile(&state_after(&events), &[events.clone(), events.clone()]);
    assert_eq!(settled.verdict, Verdict::Verified);
    assert!(settled.verified && settled.complete);
    assert_eq!(settled.events.len(), 3);
    assert_eq!(settled.total, wei(21));
    assert_eq!(settled.missing, [""; 0]);
}

#[test]
fn an_owner_who_never_claimed_is_proven_to_have_nothing() {
    let settled = reconcile(&state_after(&[]), &[]);
    assert!(settled.verified && settled.complete);
    assert_eq!(settled.total, Wei::ZERO);
}

#[test]
fn what_one_explorer_misses_the_other_supplies() {
    let events = vec![event(1, 0, 3, 10), event(2, 1, 5, 7), event(3, 1, 6, 2)];
    let (one, other) = (events[..2].to_vec(), events[1..].to_vec());
    let settled = reconcile(&state_after(&events), &[one, other]);
    assert_eq!(settled.verdict, Verdict::Verified);
    assert_eq!(settled.events.len(), 3);
}

#[test]
fn without_explorers_the_figures_stand_with_their_transactions_unknown() {
    let events = [event(1, 0, 14, 10), event(2, 1, 14, 7), event(3, 1, 15, 2)];
    let settled = reconcile(&state_after(&events), &[]);
    assert_eq!(settled.verdict, Verdict::Short);
    assert!(!settled.verified && !settled.complete);
    assert_eq!(settled.total, wei(19));
    assert_eq!(settled.unlocated.len(), 3);
    assert_eq!(
        settled.missing,
        [
            "1 claim of month 15: transaction unknown",
            "2 claims of month 14: transaction unknown",
        ]
    );
}

#[test]
fn a_top_up_that_no_explorer_lists_is_shown_as_the_rest_of_its_month() {
    let events = [event(1, 0, 3, 10), event(2, 0, 3, 4)];
    let settled = reconcile(&state_after(&events), &[events[..1].to_vec()]);
    assert_eq!(settled.events, events[..1]);
    assert_eq!(settled.unlocated.len(), 1);
    assert_eq!(settled.unlocated[0].amount, wei(4));
    assert_eq!(settled.missing, ["1 claim of month 3: transaction unknown"]);
}

#[test]
fn a_claim_after_the_reading_is_kept_and_not_called_proven() {
    let known = event(1, 0, 3, 10);
    let listing = vec![known.clone(), later(&event(2, 0, 4, 5))];
    let settled = reconcile(&state_after(&[known]), &[listing]);
    assert_eq!(settled.verdict, Verdict::Beyond);
    assert!(settled.complete && !settled.verified);
    assert_eq!(settled.total, wei(15));
    assert_eq!(
        settled.missing,
        ["1 claim is newer than block 1000, at which the contract was read: not proven yet"]
    );
}

#[test]
fn an_explorer_that_agrees_with_the_contract_outweighs_one_that_does_not() {
    let right = event(1, 0, 3, 10);
    let reorganised = event(9, 0, 3, 10);
    let settled = reconcile(
        &state_after(std::slice::from_ref(&right)),
        &[vec![right.clone(), reorganised], vec![right.clone()]],
    );
    assert_eq!(settled.verdict, Verdict::Verified);
    assert_eq!(settled.events, [right]);
}

#[test]
fn no_explorer_can_raise_a_figure() {
    let right = event(1, 0, 3, 10);
    let invented = event(2, 1, 8, 1_000_000);
    let listing = vec![right.clone(), invented];
    let settled = reconcile(&state_after(std::slice::from_ref(&right)), &[listing]);
    assert_eq!(settled.verdict, Verdict::Beyond);
    assert!(!settled.verified && !settled.complete);
    assert_eq!(settled.total, wei(10));
    assert_eq!(settled.events, [right]);
    assert!(settled.missing[0].starts_with("Month 8 of Beta: an explorer lists more"));
}

#[test]
fn a_project_that_does_not_answer_hides_nothing_when_the_rest_explains_all() {
    let events = vec![event(1, 0, 3, 10)];
    let mut state = state_after(&events);
    state.unread.insert(1);
    let settled = reconcile(&state, &[events]);
    assert!(settled.verified && settled.complete);
}

#[test]
fn claims_of_a_project_that_does_not_answer_rest_on_the_explorers() {
    let events = vec![event(1, 0, 3, 10), event(2, 7, 3, 5)];
    let mut state = state_after(&events);
    state.claimed.retain(|pair, _| pair.project != 7);
    state.unread.insert(7);
    let settled = reconcile(&state, &[events]);
    assert!(settled.complete && !settled.verified);
    assert_eq!(settled.total, wei(15));
    assert!(settled.missing[0].starts_with("The contract did not answer for Project 7"));

    let blind = reconcile(&state, &[]);
    assert_eq!(blind.total, wei(15));
    assert!(!blind.complete);
    assert!(
        blind
            .missing
            .iter()
            .any(|sentence| sentence.ends_with("month and transaction unknown"))
    );
}

#[test]
fn a_moved_contract_is_said() {
    let events = vec![event(1, 0, 3, 10)];
    let mut state = state_after(&events);
    state.other_rnat = Some(Address::repeat_byte(1));
    let settled = reconcile(&state, &[events]);
    assert!(settled.complete && !settled.verified);
    assert!(settled.missing[0].contains("another rFLR contract"));
}

#[test]
fn without_the_contract_the_explorers_claims_stand_unproven() {
    let one = vec![event(1, 0, 3, 10)];
    let other = vec![event(1, 0, 3, 10), event(2, 0, 4, 5)];
    let settled = unproven(&[one, other], "why".to_owned());
    assert_eq!(settled.total, wei(15));
    assert!(!settled.verified && !settled.complete);
    assert_eq!(settled.missing, ["why"]);
}

/// A history of whole transactions and, for two explorers, which of them each one lists.
fn histories() -> impl Strategy<Value = (Vec<ClaimEvent>, Vec<u8>)> {
    let row = (1_u8..20, 0_u32..3, 0_u32..5, 1_u64..1_000_000);
    let rows = prop::collection::vec(row, 0..30).prop_map(|rows| {
        super::super::claims::distinct(
            rows.into_iter()
                .map(|(tx, project, month, amount)| event(tx, project, month, amount)),
        )
    });
    (rows, prop::collection::vec(0_u8..4, 20))
}

proptest! {
    #[test]
    fn the_total_and_the_rows_are_right_whatever_the_explorers_miss((events, fates) in histories()) {
        let lists = |explorer: u8| -> Vec<ClaimEvent> {
            events.iter().filter(|event| {
                let fate = fates[usize::from(event.key.tx[0])];
                fate == explorer || fate == 2
            }).cloned().collect()
        };
        let settled = reconcile(&state_after(&events), &[lists(0), lists(1)]);
        let unknown: Wei = settled.unlocated.iter().map(|rest| rest.amount).sum();
        prop_assert_eq!(settled.total, total(&events));
        prop_assert_eq!(total(&settled.events).plus(unknown), total(&events));
        let lost = events.iter().any(|event| fates[usize::from(event.key.tx[0])] == 3);
        prop_assert_eq!(settled.complete, !lost);
        prop_assert_eq!(settled.missing.is_empty(), settled.verified && settled.complete);
    }

    #[test]
    fn nothing_an_explorer_invents_changes_the_total(
        (events, _) in histories(),
        (invented, _) in histories(),
    ) {
        let mut listing = events.clone();
        listing.extend(invented);
        let settled = reconcile(&state_after(&events), &[listing]);
        prop_assert_eq!(settled.total, total(&events));
        prop_assert!(total(&settled.events) <= settled.total);
        prop_assert_eq!(settled.missing.is_empty(), settled.verified && settled.complete);
    }
}
